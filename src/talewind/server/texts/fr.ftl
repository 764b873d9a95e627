### Ce que dit la plateforme elle-même, à côté de tout jeu.

server-away = Les tables ne répondent pas pour l’instant. Rien n’est perdu ; réessayez dans un moment.
server-busy = La table est occupée. Votre coup va être renvoyé.
server-already-begun = La partie a déjà commencé.
server-carry-spent = Ce lien vers un autre appareil a déjà servi, ou il est trop ancien. Créez-en un nouveau sur l’appareil d’où vous venez.
server-empty-seat = Cette place est vide.
server-failed = Cela n’a pas marché, et ce n’est pas votre faute. Réessayez.
server-foreign-origin = Ouvrez Talewind à sa propre adresse.
server-game-not-offered = Cette maison n’ouvre plus de table pour ce jeu.
server-host-only = C’est réservé à qui a ouvert la table.
server-host-stays = Seule la personne qui a ouvert la table peut quitter sa place.
server-hushed = Silence, s’il vous plaît, pour l’instant.
server-invited = On vous invite à jouer : { $game }
server-invites = { $host } vous invite à jouer : { $game }
server-language = Français
server-long-game = Cette partie est devenue trop longue pour continuer. Vous pouvez encore la quitter.
server-name-missing = Indiquez d’abord un nom.
server-no-onlookers = Cette table n’a pas de public, donc pas d’écran non plus.
server-no-screen = Aucun écran n’affiche ce code. Regardez encore : un code vaut un quart d’heure et pour une seule table.
server-no-such-page = Il n’y a rien à cette adresse.
server-no-such-table = Cette table est introuvable. Vérifiez le code, ou demandez le lien.
server-nobody-knocks = Il n’y a plus personne de ce nom à la porte.
server-not-over = La partie n’est pas encore finie.
server-not-understood = Cela n’est pas passé. Rechargez la page et réessayez.
server-not-yours = C’est réservé aux personnes de cette table.
server-seat-is-here = Cette personne est encore là et a le temps de réfléchir. Redemandez dans un moment.
server-own-piece = À cette table, chaque personne choisit sa pièce.
server-piece-taken = Une autre personne a déjà cette pièce.
server-table-swept = Cette table n’existe plus : personne n’y avait joué depuis longtemps.
server-tagline = Des jeux pour raconter des histoires à plusieurs, le temps d’une soirée, dans le navigateur.
server-table-closed = La table n’accueille plus personne.
server-table-full = Toutes les places sont prises.
server-too-few-seats = Il y a déjà plus de monde à la table. Choisissez plus de places.
server-too-many-calls = Cela va un peu vite. Attendez un instant, puis réessayez.
server-wrong-key = Ce lien n’ouvre pas la table. Demandez-en un autre.

## Le livre

book-access = Chaque image et chaque dessin est aussi décrit en mots. Les titres, l’ordre de lecture et une table des matières sont indiqués.
book-bound = Le livre est relié : plus rien ne peut y changer.
book-by = raconté par { $names }
book-colophon = Qui a raconté ces contes
book-contents = Table des matières
book-default-title = { $game }, { $date }
book-evening = Une soirée de contes, { $date }
book-game = Le jeu : { $game }.
book-house = la maison
book-no-page = Le livre n’a pas cette page.
book-no-press = Ce serveur ne fait ni PDF ni images. Les autres formes du livre marchent.
book-not-your-lines = Vous ne pouvez retirer que vos propres lignes.
book-nothing-told = Rien n’a encore été raconté.
book-pictures = Les images sont de Talewind.
book-pictures-with = Les images sont de Talewind ; certaines contiennent des formes repeintes ({ $sources }).
book-press-failed = Le livre n’a pas pu être imprimé cette fois. Réessayez, ou prenez une autre forme.
book-set-in = Composé en Young Serif et Literata.
book-sketch = Un croquis
book-sketch-in-words = Le dessin en mots
book-sketch-link = Deux détails sont reliés : { $where } ; et { $other }.
book-sketch-moved = La dernière image est déplacée.
book-sketch-shows = { $what }, { $where }.
book-so-far = Livre provisoire : la partie durait encore quand cette copie a été faite.
book-somebody = quelqu’un
book-told-aloud = Raconté de vive voix.
book-told-on = Raconté le { $date }.
book-told-on-in = Raconté le { $date }, en { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
book-works-offline = Ce fichier n’a besoin ni de réseau ni de compte. Il est à vous.
