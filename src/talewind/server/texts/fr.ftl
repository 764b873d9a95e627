### Ce que dit la plateforme elle-même, à côté de tout jeu.

server-away = Les tables sont hors d’atteinte pour l’instant. Rien n’est perdu ; réessayez dans un moment.
server-busy = La table est occupée. Votre coup n’a pas été pris ; il est renvoyé.
server-already-begun = La partie a déjà commencé.
server-door-crowded = Trop de monde attend déjà à cette porte. Réessayez un peu plus tard.
server-empty-seat = Personne n’est assis là.
server-failed = Cela n’a pas marché, et ce n’est pas vous. Réessayez.
server-foreign-origin = Cette page ne peut pas parler pour Talewind.
server-host-only = Seul l’hôte peut faire cela.
server-hushed = Pas un mot pour l’instant.
server-invited = Vous êtes invité à jouer à { $game }
server-invites = { $host } vous invite à jouer à { $game }
server-language = Français
server-name-missing = Comment vous appeler ?
server-no-such-table = Cette table n’existe pas, ou ne vous est pas ouverte.
server-nobody-knocks = Personne de ce nom n’est à la porte.
server-not-over = La partie n’est pas encore finie.
server-not-understood = La table n’a pas compris.
server-not-yours = Ce n’est pas à vous de le dire.
server-tagline = Des jeux à raconter, à quelques-uns et le temps d’une soirée, dans le navigateur.
server-table-closed = La table n’accueille plus personne.
server-table-full = Toutes les places sont prises.
server-too-few-seats = Il y a plus de monde que cela à la table.
server-too-many-calls = Trop à la fois. Attendez un peu.
server-wrong-key = Ce lien n’ouvre pas la table.

## Le livre

book-bound = Le livre est relié : plus rien n’y change.
book-by = raconté par { $names }
book-colophon = Qui a raconté
book-default-title = { $game }, { $date }
book-game = Le jeu était { $game }.
book-not-your-lines = Vous ne pouvez cacher que ce que vous avez raconté.
book-nothing-told = Rien n’a encore été raconté.
book-pictures = Les images sont de Talewind.
book-pictures-with = Les images sont de Talewind ; certaines contiennent des formes de { $sources }, repeintes.
book-set-in = Composé en Young Serif et Literata.
book-sketch = Un croquis
book-so-far = Pour l’instant : la partie durait encore quand cette copie a été faite.
book-somebody = quelqu’un
book-told-aloud = Raconté de vive voix.
book-told-on = Raconté le { $date }.
book-told-on-in = Raconté le { $date }, en { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
book-works-offline = Ce fichier n’a besoin ni de réseau ni de compte. Il est à vous.
