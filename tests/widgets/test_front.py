"""The page's side, put together of its parts."""

from pathlib import Path

from drawtutor.widgets import front

STATIC = Path(front.__file__).parent / "static"


def test_every_part_is_put_in_once() -> None:
    assert sorted(path.stem for path in (STATIC / "script").iterdir()) == sorted(front.SCRIPTS)
    assert sorted(path.stem for path in (STATIC / "style").iterdir()) == sorted(front.STYLES)
    assert {path.name for path in STATIC.iterdir()} == {"script", "style"}


def test_no_part_is_longer_than_a_reader_can_hold() -> None:
    for path in STATIC.rglob("*.*"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 400, path.name


def test_the_module_gives_out_one_thing_at_its_end() -> None:
    exports = [line for line in front.script().splitlines() if line.startswith("export ")]
    assert exports == ["export default { render };"]
    assert front.script().rstrip().endswith(exports[0])
