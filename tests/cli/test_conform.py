"""`talewind conform`."""

from .commands import talewind


def test_it_says_what_was_held_and_where_random_play_has_been() -> None:
    done = talewind("conform", "windmill", "--games", "120", "--jobs", "2")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "windmill conforms in 120 games" in done.stdout
    assert "steps in other worlds" in done.stdout
    assert "in: aloud" in done.stdout


def test_too_few_games_to_have_been_everywhere_are_no_proof() -> None:
    done = talewind("conform", "windmill", "--games", "1")
    assert done.returncode == 1
    assert "never reached" in done.stdout
