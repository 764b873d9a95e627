### Ce que dit la plateforme elle-même, à côté de tout jeu.

server-busy = La table est occupée. Votre coup n’a pas été pris ; il est renvoyé.
server-foreign-origin = Cette page ne peut pas parler pour Talewind.
server-host-only = Seul l’hôte peut faire cela.
server-name-missing = Comment vous appeler ?
server-no-such-table = Cette table n’existe pas, ou ne vous est pas ouverte.
server-nobody-knocks = Personne de ce nom n’est à la porte.
server-not-over = La partie n’est pas encore finie.
server-not-understood = La table n’a pas compris.
server-not-yours = Ce n’est pas à vous de le dire.
server-table-closed = La table n’accueille plus personne.
server-table-full = Toutes les places sont prises.
server-too-many-calls = Trop à la fois. Attendez un peu.
server-wrong-key = Ce lien n’ouvre pas la table.
