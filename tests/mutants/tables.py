"""All mutants, by the folder of the tests that must notice them."""

from . import end_of_the_story, story, windmill

TABLES = {
    "tests/games/windmill": windmill.MUTANTS,
    "tests/games/story": story.MUTANTS,
    "tests/games/end_of_the_story": end_of_the_story.MUTANTS,
}
