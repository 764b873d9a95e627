"""The weaver: lays the picture that shares most with the start picture, tells or shows what it is, and votes for the tie that
holds best, with a taste of its own."""

from talewind.bots.company import Temper
from talewind.bots.frames import Frames
from talewind.bots.tales import Tales
from talewind.bots.telling_bot import TellingBot
from talewind.games.story.moves import Begin, Done, Give, Show, TellStory, VoteFor
from talewind.games.story.state import Tale
from talewind.games.story.view import BoardView
from talewind.kit import Chance, Move, OneOf, Passage, Picture, Sight, Words, tag_of
from talewind.kit.look import Prompt

from .showing import gestures
from .threads import PACKAGE, Tie, best_tie, clause, hold

TELL, BEGIN, GIVE, SHOW, DONE, VOTE = (tag_of(kind) for kind in (TellStory, Begin, Give, Show, Done, VoteFor))
# How much a vote follows the weaver's mood and not how well a tie holds, in percent of the best.
MOOD: dict[Temper, int] = {"shy": 25, "merry": 60, "grave": 15}
ENOUGH_WORDS, ENOUGH_SHOWN = 12, 6  # words or gestures: more make a story no better


class Weaver(TellingBot):
    def move(self, sight: Sight[BoardView]) -> Move:
        assert sight.question is not None, "the sight has no question: a bot answers only when it is asked"
        ask, view = sight.question.ask, sight.view
        offered = {offer.move: offer.fields for offer in ask.offers}
        for kind in (TELL, BEGIN, GIVE, VOTE):
            match offered.get(kind):
                case {"picture": OneOf(pictures), "tale": Words() as words}:
                    return self.tell(view, [str(picture) for picture in pictures], words)
                case {"picture": OneOf(pictures)} if kind == BEGIN:
                    return Begin(self.best(view.start, [str(picture) for picture in pictures]))
                case {"picture": OneOf(pictures)}:
                    return Give(self.worst(view.start, [str(picture) for picture in pictures]))
                case {"teller": OneOf(tellers)}:
                    return VoteFor(self.vote(view, sight.seat, [int(teller) for teller in tellers]))
        return self.perform(ask, sight) if SHOW in offered or DONE in offered else super().move(sight)

    def tell(self, view: BoardView, pictures: list[Picture], words: Words) -> TellStory:
        picture = self.best(view.start, pictures)
        return TellStory(picture, self.told(best_tie(view.start, picture, self.dice), words))

    def told(self, tie: Tie, words: Words) -> Passage:
        frames = Frames(PACKAGE, self.lang)
        return self.admitted(words, [sentence(tie, frames, self.dice)], Tales(self.lang))

    def best(self, start: Picture, pictures: list[Picture]) -> Picture:
        return max(self.dice.shuffled(pictures, "best"), key=lambda picture: hold(start, picture))

    def worst(self, start: Picture, pictures: list[Picture]) -> Picture:
        """What the neighbour will find hardest to tie."""
        return min(self.dice.shuffled(pictures, "worst"), key=lambda picture: hold(start, picture))

    def perform(self, ask: Prompt, sight: Sight[BoardView]) -> Move:
        """The next gesture of the performance that has not been shown."""
        mine = next((tale for tale in sight.view.tales if tale.seat == sight.seat), None)
        shown = sum(stroke.seat == sight.seat for stroke in sight.view.strokes)
        planned = (
            list(gestures(best_tie(mine.start, mine.picture, self.dice))) if mine and mine.expansion is None else []
        )
        show = next((offer.fields["gesture"] for offer in ask.offers if offer.move == SHOW), None)
        if shown < len(planned) and show is not None and show.admit(planned[shown]) is None:
            return Show(planned[shown])
        return Done()

    def vote(self, view: BoardView, me: int | None, tellers: list[int]) -> int:
        """The teller whose story holds best; not the own one, if there is another."""
        others = [teller for teller in tellers if teller != me] or tellers
        told = {tale.seat: tale for tale in view.tales}
        worth = {teller: self.worth(told[teller], view) if teller in told else 0.0 for teller in others}
        mood = max(worth.values()) * MOOD[self.temper] / 100
        return max(others, key=lambda teller: worth[teller] + mood * self.dice.roll(100, "mood") / 100)

    def worth(self, tale: Tale, view: BoardView) -> float:
        """How well a story ties its pictures: by what they share, by words that point to each of them, by gestures."""
        held = 1 + hold(tale.start, tale.picture)
        if not tale.tale.text:
            return held + min(ENOUGH_SHOWN, sum(stroke.seat == tale.seat for stroke in view.strokes)) / 3
        scores = self.scores(tale.tale, sorted({tale.start, tale.picture}))
        pointing = sum(min(1.0, score) for score in scores.values())
        return held * min(1.0, len(tale.tale.text.split()) / ENOUGH_WORDS) * (1 + pointing)


def sentence(tie: Tie, frames: Frames, dice: Chance) -> str:
    """The tie as a text of one or two sentences."""
    words = {"a": clause(tie.first, tie.here, frames.lang), "b": clause(tie.second, tie.there, frames.lang)}
    if tie.here != tie.there:
        return "".join(dice.pick(frames.family("apart"), "frame").fill(words))
    words["same"] = frames.word(f"same-{tie.here}")
    return "".join(dice.pick(frames.family("tie"), "frame").fill(words))
