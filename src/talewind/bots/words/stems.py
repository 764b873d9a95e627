"""Stems: what is left of a word without its endings, so that a tale's "lanterns" meet a picture's "lantern". Light rules for
English; in other languages the first letters, where the many forms of French verbs meet as well. A stem need not be a word."""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

_WORD = re.compile(r"[^\W\d_]+")
_DOUBLED = re.compile(r"([bdfgmnprt])\1$")
SHORTEST = 3  # letters of a word that counts, and of a stem
PREFIX = 5  # letters of a stem in other languages
WORDS, LANGUAGES = 20_000, 32  # kept: people may write any word, and name any language

ENDINGS = (
    "fulness", "lessly", "ingly", "fully", "ness", "less", "ings", "edly", "ful", "ing", "ers", "ies", "est", "ish", "ied",
    "ed", "er", "es", "ly", "en", "s", "y", "e",
)  # fmt: skip
PLURALS = ("es", "s", "x", "e")  # of other languages, and what French adds for women

# Forms that no ending explains, after the base form.
IRREGULAR = {
    "en": """
        sleep slept asleep; fly flew flown flight; keep kept; lose lost loss; find found; wear wore worn; sing sang sung song; swim swam swum;
        tell told; bring brought; leave left; feel felt; hear heard; hold held; stand stood; sit sat; lie lay lain; break broke broken;
        wake woke awake awoke; freeze froze frozen; drive drove driven; ride rode ridden; write wrote written; blow blew blown; grow grew grown;
        know knew known; throw threw thrown; draw drew drawn; fall fell fallen; eat ate eaten; drink drank drunk; catch caught;
        teach taught; think thought; buy bought; build built; send sent; shine shone; hang hung; spin spun; weep wept; sweep swept;
        creep crept; dream dreamt; burn burnt; foot feet; tooth teeth; goose geese; mouse mice; child children; man men; woman women;
        wolf wolves; leaf leaves; knife knives; hide hid hidden; steal stole stolen; fight fought; speak spoke spoken; rise rose risen;
        bite bit bitten; begin began begun; ring rang rung; run ran; win won; give gave given; forget forgot forgotten; climb climbed;
        pay paid; say said; see saw seen sight; sell sold; shake shook; sink sank sunk; spring sprang; strike struck; swing swung;
        tear tore torn; choose chose chosen; bend bent; lend lent; light lit; bear bore borne; weave wove woven; star starry; sky skies
    """,
    "fr": """
        oeil yeux; ciel cieux celeste; dormir dort dorment endormi endormir sommeil; voler vol envoler vole; mer marin maritime; nuit nocturne;
        voir vit vu vue voyait; prendre prit pris prenait; tenir tint tenu tenait; venir vint venu venait; savoir sut savait; pouvoir put pouvait;
        mettre mit mis mettait; faire fit faisait; dire dit disait; ouvrir ouvert ouvrit; offrir offert; mourir mort; perdre perdu perte;
        attendre attendait attente attendu; descendre descendit; lire lu lut lecture; ecrire ecrit ecrivait; boire bu but buvait; chanter chant chanson;
        jouer jeu joueur; rever reve; fleur fleurir; feu feux; eau eaux; oiseau oiseaux; bateau bateaux; chapeau chapeaux; cadeau cadeaux;
        lumiere lumineux; lune lunaire; etoile etoiles etoilee; roi royal; jeune jeunesse; vieux vieil vieille vieillir; froid froide froidure;
        courir courut course couru; sentir sentait senti senteur; partir parti depart partait; revenir revint retour; coudre cousait couture cousu;
        peindre peint peinture peignait; eteindre eteint eteignait; craindre crainte craignait; plaire plu plaisait; pleuvoir pluie pleuvait; neiger neige;
        blanc blanche; doux douce; fou folle; sec seche; long longue; gros grosse; heureux heureuse bonheur; chaud chaude chaleur
    """,
}  # fmt: skip

STOP = {
    "en": """
        the and for but not nor with without from into onto over under after before that this these those there here then than when where
        which who whom whose what why how was were are been being had has have having did does done would could should might must will shall can
        may his her hers him she they them their theirs its our ours your yours you one ones some any all both each every many much more most
        other others another such only own same too very just ever never always again once still yet also even about above below between
        down off out upon until while because though although nobody somebody everybody anybody nothing something everything anything
        came come comes coming went gone going goes get got gets make made makes let said say says saying know knew like little long last first
        two three thing things way time back away well way quite rather perhaps seem seemed
    """,
    "fr": """
        les des une aux dans sur sous avec sans pour par pas plus que qui quoi dont mais donc car ses son mes mon tes ton nos notre vos votre leur
        leurs elle elles ils eux lui moi toi soi ces cet cette ceux celle celui celles cela tout tous toute toutes autre autres meme memes etait
        etaient ete etre suis est sont sera seraient serait avait avaient avoir ont avons fut furent eut eurent aurait auraient ayant alors ainsi
        aussi bien comme encore entre jamais toujours puis quand quel quelle quels quelles chaque quelque quelques rien personne peu tres trop
        apres avant depuis pendant jusqu vers chez deja ici nous vous deux trois fois chose choses faisait faire fait dit disait dire rester restait
        aller allait allaient vint venait peut pouvait devait devaient devoir doit devant lorsque tandis parce puisque aucun aucune
    """,
}  # fmt: skip


def plain(text: str) -> str:
    """Lower case, without accents and ligatures.

    >>> plain("Œil d’été")
    'oeil d’ete'
    """
    text = text.casefold().replace("œ", "oe").replace("æ", "ae")
    return "".join(letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter))


def stems(text: str, lang: str) -> set[str]:
    """The stems of the words that mean something.

    >>> sorted(stems("The lanterns flew; a lantern was flying.", "en"))
    ['fly', 'lantern']
    >>> sorted(stems("Les étoiles dormaient, une étoile s’endormit", "fr"))
    ['dorma', 'endor', 'etoil']
    """
    return {stem for _, stem in stemmed(text, lang)}


def stemmed(text: str, lang: str) -> Iterator[tuple[str, str]]:
    """The words that mean something, as written, with their stems."""
    ignored = _stop(lang)
    for word in _WORD.findall(text):
        letters = plain(word)
        if len(letters) >= SHORTEST and letters not in ignored:
            yield word, stem(letters, lang)


@lru_cache(maxsize=WORDS)
def stem(word: str, lang: str) -> str:
    """
    >>> stem("running", "en"), stem("runner", "en"), stem("ran", "en")
    ('run', 'run', 'run')
    """
    word = _irregular(lang).get(word, word)
    if lang != "en":
        return _without(PLURALS, word)[:PREFIX]
    for _ in range(2):  # as in "home-less-ly", at most two endings
        word = _DOUBLED.sub(r"\1", _without(ENDINGS, word))
    return word


def _without(endings: tuple[str, ...], word: str) -> str:
    return word.removesuffix(next((e for e in endings if word.endswith(e) and len(word) - len(e) >= SHORTEST), ""))


@lru_cache(maxsize=LANGUAGES)
def _stop(lang: str) -> frozenset[str]:
    return frozenset(STOP.get(lang, "").split())


@lru_cache(maxsize=LANGUAGES)
def _irregular(lang: str) -> dict[str, str]:
    families = [line.split() for line in IRREGULAR.get(lang, "").split(";")]
    return {form: family[0] for family in families for form in family[1:]}
