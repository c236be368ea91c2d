from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from drawtutor.words import Catalogue, Language

MakeCatalogue = Callable[..., Catalogue]


@pytest.fixture
def english() -> Catalogue:
    return Catalogue.load(Language.ENGLISH, strict=True)


@pytest.fixture
def write(tmp_path: Path) -> Callable[[Mapping[str, str]], Path]:
    """Writes a language's folder: file names and what they hold."""

    def make(texts: Mapping[str, str]) -> Path:
        folder = tmp_path / f"language-{len(list(tmp_path.iterdir()))}"
        for name, text in texts.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return folder

    return make
