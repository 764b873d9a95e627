### Ce que dit Windward : questions, événements, boutons, valeurs, options. NAME nomme une case, une carte, etc. ; DIGIT donne un chiffre d’une case.

windward-name = Au vent
windward-about = À la barre d’un navire du ciel, faites le tour de Celus, la planète aux tempêtes : filez avec le vent, chassez les cresters, combattez vos rivaux et rapportez les dents au Comptoir. La plus grande notoriété l’emporte. Ou bien naviguez en solo, ou en équipe contre le Grand Crester blanc.
    .short = Filez avec le vent, chassez les cresters du ciel, revenez célèbre.

## Cases, vents, cartes et autres noms

windward-space = { DIGIT($value, at: 1) ->
    [0] le Comptoir
    [1] { windward-tile-1 } { DIGIT($value, at: 2) }-{ DIGIT($value, at: 3) }
    [2] { windward-tile-2 } { DIGIT($value, at: 2) }-{ DIGIT($value, at: 3) }
    [3] { windward-tile-3 } { DIGIT($value, at: 2) }-{ DIGIT($value, at: 3) }
    [4] { windward-tile-4 } { DIGIT($value, at: 2) }-{ DIGIT($value, at: 3) }
    [5] { windward-tile-5 } { DIGIT($value, at: 2) }-{ DIGIT($value, at: 3) }
   *[6] { windward-tile-6 } { DIGIT($value, at: 2) }-{ DIGIT($value, at: 3) }
}
windward-tile-1 = la Baie des Lanternes
windward-tile-2 = les Dents Brisées
windward-tile-3 = la Longue Passe
windward-tile-4 = le Repos des Braises
windward-tile-5 = la Tête d’Orage
windward-tile-6 = les Lointaines Pâtures
windward-wind-1 = le nord
windward-wind-2 = le nord-est
windward-wind-3 = le sud-est
windward-wind-4 = le sud
windward-wind-5 = le sud-ouest
windward-wind-6 = le nord-ouest
windward-upwind-1 = le sud
windward-upwind-2 = le sud-ouest
windward-upwind-3 = le nord-ouest
windward-upwind-4 = le nord
windward-upwind-5 = le nord-est
windward-upwind-6 = le sud-est
windward-card-none = rien
windward-card-fuel = Carburant
windward-card-harpoon = Harpon
windward-card-coffee = Café
windward-card-deadweight = Lest
windward-card-aerogenerator = Aérogénérateur
windward-card-bait = Appât
windward-card-false_flag = Faux pavillon
windward-crew-purser = Commissaire
windward-crew-gas_worker = Gazier
windward-crew-marine = Fusilier
windward-crew-sergeant = Sergent
windward-crew-harpooner = Harponneur
windward-crew-coxswain = Barreur
windward-item-none = rien
windward-item-longboat = chaloupe
windward-item-grey = crester gris vaincu
windward-item-red = crester rouge vaincu
windward-item-grey_tooth = dent grise
windward-item-red_tooth = dent rouge
windward-item-token = jeton « +2 touches »
windward-item-gas = gaz
windward-kind-grey = crester gris
windward-kind-red = crester rouge
windward-kind-white = Grand Crester blanc
windward-fighter-ship = navire
windward-fighter-longboat = chaloupe
windward-fighter-grey = crester gris
windward-fighter-red = crester rouge
windward-fighter-white = Grand Crester blanc
windward-order-drop_longboat = Larguer une chaloupe
windward-order-longboat_speed = Vitesse des chaloupes, plus 4
windward-order-ship_speed = Vitesse du navire, plus 1
windward-order-process_crester = Dépecer le crester
windward-order-research_crester = Étudier le crester
windward-order-take_supplies = Se ravitailler
windward-order-morale = Moral, plus 1
windward-order-fill_cannon = Charger un canon
windward-order-hire_crew = Engager un équipier
windward-service-fill_cannon = charger un canon, pour 1 gaz
windward-service-rum = du rhum, 1 moral de plus, pour 1 gaz
windward-service-notoriety = 1 notoriété, pour 2 gaz
windward-service-supplies = se ravitailler, pour 1 gaz
windward-pay-mate = par un lieutenant
windward-pay-coffee = par un Café
windward-pay-gas = pour 2 gaz
windward-stack-1 = la première pile
windward-stack-2 = la deuxième pile
windward-stack-3 = la troisième pile
windward-trade = offre numéro { $value }
windward-colour-green = vert
windward-colour-purple = violet
windward-colour-blue = bleu
windward-colour-orange = orange
windward-colour-yellow = jaune
windward-mode-free_for_all = chacun pour soi
windward-mode-head_to_head = duel
windward-mode-solo = solo
windward-mode-coop = coopératif
windward-achievement-full_complement = Équipage au complet
windward-achievement-broadside = Bordée
windward-achievement-full_tanks = Le plein
windward-achievement-high_spirits = Moral d’acier
windward-achievement-globe_trotter = Globe-trotteur
windward-achievement-long_haul = Long-courrier
windward-achievement-prospector = Prospecteur
windward-achievement-matched_set = La paire
windward-achievement-bare_knuckle = À mains nues
windward-achievement-red_tide = Marée rouge
windward-achievement-buccaneer = Boucanier
windward-achievement-boat_duel = Duel de chaloupes
windward-step-flag = un Faux pavillon peut-être
windward-step-aim = les canons de l’attaquant
windward-step-attack = les dés de l’attaquant
windward-step-brace = les canons du défenseur
windward-step-defend = les dés du défenseur
windward-step-press = les harpons de l’attaquant
windward-step-answer = les harpons du défenseur
windward-step-settle = le résultat
windward-step-loot = le butin
windward-step-sink = un naufrage
windward-step-place = le prochain crester rouge
windward-step-corner = le coin du Grand Crester blanc
windward-step-over = fini

## Ce qui se passe

windward-now-round = La manche { $round } commence.
windward-now-turn = { WHO($seat) ->
    [you] C’est à vous.
   *[other] { SEAT($seat) } navigue.
}
windward-now-supplying = { WHO($seat) ->
    [you] Vous prenez du ravitaillement.
   *[other] { SEAT($seat) } prend du ravitaillement.
}
windward-now-battle = { $by ->
    [ship] { WHO($attacker) ->
        [you] Votre navire
       *[other] Le navire mené par { SEAT($attacker) }
    }
    [longboat] { WHO($attacker) ->
        [you] Votre chaloupe
       *[other] La chaloupe envoyée par { SEAT($attacker) }
    }
    [white] Le Grand Crester blanc
   *[red] Un crester rouge
} combat { $on ->
    [ship] { WHO($defender) ->
        [you] votre navire
       *[other] le navire mené par { SEAT($defender) }
    }
    [longboat] { WHO($defender) ->
        [you] votre chaloupe
       *[other] la chaloupe envoyée par { SEAT($defender) }
    }
    [grey] un crester gris
    [white] le Grand Crester blanc
   *[red] un crester rouge
} dans { NAME($space, of: "space") }.
windward-now-flag = { WHO($by) ->
    [you] Vous attaquez { SEAT($seat) }, qui a peut-être une carte en réserve.
   *[other] { WHO($seat) ->
        [you] { SEAT($by) } vous attaque.
       *[other] { SEAT($by) } attaque { SEAT($seat) }, qui a peut-être une carte en réserve.
    }
}
windward-now-resting = { WHO($seat) ->
    [you] Votre tour est fini : c’est le repos.
   *[other] Le tour est fini pour { SEAT($seat) } : c’est le repos.
}
windward-now-corner = { WHO($seat) ->
    [you] Vous choisissez le coin où paraîtra le Grand Crester blanc.
   *[other] { SEAT($seat) } choisit le coin où paraîtra le Grand Crester blanc.
}
windward-now-claiming = { WHO($seat) ->
    [you] Vous avez accompli un exploit : { NAME($card, of: "achievement") }.
   *[other] { SEAT($seat) } a accompli un exploit : { NAME($card, of: "achievement") }.
}

## Ce qu’on vous demande

windward-turn = C’est à vous : { $speed ->
    [0] plus de vitesse
    [1] encore 1 vitesse
   *[other] encore { $speed } vitesses
}, { $mates ->
    [0] aucun lieutenant libre.
    [1] un lieutenant libre.
   *[other] les deux lieutenants libres.
}
windward-cost = { $speed ->
    [0] vers { NAME($direction, of: "wind") }, gratuit avec le vent
    [1] vers { NAME($direction, of: "wind") }, 1 vitesse
   *[other] vers { NAME($direction, of: "wind") }, { $speed } vitesses
}
windward-bearing = vers { NAME($direction, of: "wind") }
windward-supplies = { $left ->
    [one] Prenez une carte sur la pile de votre choix.
   *[other] Prenez jusqu’à { $left } cartes, une à une, sur la pile de votre choix.
}
windward-top = { NAME($card, of: "card") }
windward-attacked = L’attaque est menée par { SEAT($by) }. Jouez-vous un Faux pavillon pour la repousser ?
windward-cannons = { $hits ->
    [0] Combien de canons tirez-vous ? Chacun est un dé de plus.
   *[other] { $by ->
        [ship] { WHO($foe) ->
            [you] Vous avez
           *[other] { SEAT($foe) } a
        }
        [white] Le Grand Crester blanc a
       *[red] Le crester rouge a
    } fait { $hits }. Combien de canons tirez-vous ?
}
windward-boost = { $hits } à { $against }. { $means ->
    [0] Vous n’avez rien à ajouter.
   *[other] Ajoutez-vous des Harpons ou des jetons ? Chacun vaut deux touches.
}
windward-loot = { $number ->
    [one] La cale est ouverte chez { SEAT($loser) } : choisissez une chose à prendre.
   *[other] La cale est ouverte chez { SEAT($loser) } : choisissez { $number } choses à prendre.
}
windward-place-red = Victoire ! Où paraît le prochain crester rouge ?
windward-place-white = Dans quel coin paraît le Grand Crester blanc ?
windward-rest = { $morale ->
    [one] Une nuit dans le ciel. Donnez une carte, ou votre seul point de moral.
   *[other] Une nuit dans le ciel. Donnez une carte, ou un de vos { $morale } points de moral.
}
windward-next-red = Plusieurs cresters rouges sont à égale distance. Lequel avance maintenant ?
windward-end-at = { $kind ->
    [white] Où s’arrête le Grand Crester blanc parti depuis { NAME($space, of: "space") } ?
   *[red] Où s’arrête le crester rouge parti depuis { NAME($space, of: "space") } ?
} Toutes ces cases sont à égale distance de vous.
windward-claim = Vous avez accompli un exploit : { NAME($card, of: "achievement") }. Le réclamez-vous maintenant ?

## Boutons

windward-move-sail = Avancer d’une case
windward-move-jump = Sauter par le Zéphyr ou faire le tour de la planète
windward-move-enter-port = Entrer au Comptoir
windward-move-leave-port = Quitter le Comptoir
windward-move-row = Faire ramer une chaloupe
    .boat = Quelle chaloupe
    .to = Vers où
windward-move-take = Prendre à bord
    .item = Quoi
    .number = Combien
windward-move-leave = Laisser ici
    .item = Quoi
    .number = Combien
windward-move-command = Donner un ordre
    .order = Quel ordre
    .pay = De quelle façon
windward-move-hire = Engager un équipier
    .crew = Qui
    .pay = De quelle façon
windward-move-research = Libérer un crester bagué
    .to = Vers où
    .pay = De quelle façon
windward-move-buy = Acheter un service
windward-move-play-fuel = Jouer un Carburant : 1 vitesse de plus
windward-move-play-aerogenerator = Tourner le vent avec un Aérogénérateur
windward-move-play-bait = Attirer un crester gris avec un Appât
windward-move-trade-teeth = Échanger des dents contre du gaz
    .grey = Dents grises
    .red = Dents rouges
windward-move-claim = Réclamer l’exploit
windward-move-end-turn = Finir votre tour
windward-move-draw = Prendre une carte
windward-move-stop = Cela suffit
windward-move-raise-flag = Jouer un Faux pavillon
windward-move-fire = Tirer
    .cannons = Canons
windward-move-boost = Continuer
    .harpoons = Harpons à jouer
    .tokens = Jetons « +2 touches » à dépenser
windward-move-place-red = Poser le crester rouge ici
windward-move-loot = Prendre ceci
windward-move-discard = Payer avec une carte
windward-move-lose-morale = Payer avec 1 moral
windward-move-end-at = L’arrêter ici
windward-move-lowest = Ne plus demander cette nuit
windward-move-move-next = Avancer celui-ci
windward-move-place-white = Ce coin
windward-move-offer-trade = Proposer un échange
    .to = À qui
    .give = Vous donnez
    .ask = Vous demandez
windward-move-accept-trade = Accepter l’échange
windward-move-decline-trade = Refuser l’échange

## Ce qui s’est passé : le départ

windward-planet-laid = Celus s’étend devant vous, dans le sens horaire depuis le nord : { NAMES($tiles, of: "tile") }.
windward-first-rolled = { WHO($seat) ->
    [you] Vous avez fait le plus haut jet : vous commencez.
   *[other] { SEAT($seat) } a fait le plus haut jet et commence.
}
windward-dealt = { WHO($seat) ->
    [you] Vous commencez avec { NAMES($cards, of: "card") }.
   *[other] { SEAT($seat) } commence avec { $number } cartes.
}
windward-wind-turned = { WHO($seat) ->
    [nobody] Le vent souffle vers { NAME($new, of: "wind") } : cette direction est gratuite, { NAME($new, of: "upwind") } est fermé.
    [you] Vous tournez le vent vers { NAME($new, of: "wind") } : cette direction devient gratuite, { NAME($new, of: "upwind") } est fermé.
   *[other] { SEAT($seat) } tourne le vent vers { NAME($new, of: "wind") } : cette direction devient gratuite, { NAME($new, of: "upwind") } est fermé.
}
windward-crester-placed = { $kind ->
    [grey] { $tagged ->
        [yes] Un crester gris bagué
       *[no] Un crester gris
    }
    [white] Le Grand Crester blanc
   *[red] { $tagged ->
        [yes] Un crester rouge bagué
       *[no] Un crester rouge
    }
} paraît dans { NAME($space, of: "space") }.
windward-round-began = La manche { $round } commence.
windward-turn-began = { WHO($seat) ->
    [you] C’est à vous.
   *[other] C’est à { SEAT($seat) }.
}

## Ce qui s’est passé : navires, chaloupes, cargaison

windward-sailed = { $way ->
    [zephyr] { WHO($seat) ->
        [you] Vous chevauchez
       *[other] { SEAT($seat) } chevauche
    } le Zéphyr vers { NAME($to, of: "space") }.
    [around] { WHO($seat) ->
        [you] Vous faites
       *[other] { SEAT($seat) } fait
    } le tour de la planète vers { NAME($to, of: "space") }.
    [port] { $to ->
        [0] { WHO($seat) ->
            [you] Vous entrez
           *[other] { SEAT($seat) } entre
        } au Comptoir.
       *[other] { WHO($seat) ->
            [you] Vous quittez
           *[other] { SEAT($seat) } quitte
        } le Comptoir vers { NAME($to, of: "space") }.
    }
    [back] { WHO($seat) ->
        [you] Vous vous repliez
       *[other] { SEAT($seat) } se replie
    } vers { NAME($to, of: "space") }.
    [put_back] { WHO($seat) ->
        [you] Vous revenez
       *[other] { SEAT($seat) } revient
    } vers { NAME($to, of: "space") }, car aucun navire ne reste sur un récif.
   *[step] { $cost ->
        [0] { WHO($seat) ->
            [you] Vous filez
           *[other] { SEAT($seat) } file
        } avec le vent vers { NAME($to, of: "space") }.
       *[other] { WHO($seat) ->
            [you] Vous naviguez
           *[other] { SEAT($seat) } navigue
        } vers { NAME($to, of: "space") }.
    }
}
windward-rowed = { WHO($seat) ->
    [you] Votre chaloupe
   *[other] La chaloupe envoyée par { SEAT($seat) }
} { $back ->
    [yes] se replie vers { NAME($to, of: "space") }.
   *[no] { $towing ->
        [yes] remorque son crester vers { NAME($to, of: "space") }.
       *[no] rame vers { NAME($to, of: "space") }.
    }
}
windward-took = { WHO($seat) ->
    [you] Vous prenez
   *[other] { SEAT($seat) } prend
} { $item ->
    [longboat] la chaloupe à bord
    [grey] le crester gris vaincu à bord
    [red] le crester rouge vaincu à bord
    [grey_tooth] { $number ->
        [one] une dent grise
       *[other] { $number } dents grises
    }
    [red_tooth] { $number ->
        [one] une dent rouge
       *[other] { $number } dents rouges
    }
    [token] { $number ->
        [one] un jeton « +2 touches »
       *[other] { $number } jetons « +2 touches »
    }
   *[gas] { $number } gaz
} dans { NAME($space, of: "space") }.
windward-left = { WHO($seat) ->
    [you] Vous laissez
   *[other] { SEAT($seat) } laisse
} { $item ->
    [longboat] la chaloupe
    [grey] le crester gris vaincu
    [red] le crester rouge vaincu
    [grey_tooth] { $number ->
        [one] une dent grise
       *[other] { $number } dents grises
    }
    [red_tooth] { $number ->
        [one] une dent rouge
       *[other] { $number } dents rouges
    }
    [token] { $number ->
        [one] un jeton « +2 touches »
       *[other] { $number } jetons « +2 touches »
    }
   *[gas] { $number } gaz
} dans { NAME($space, of: "space") }.

## Ce qui s’est passé : ordres, port, cartes

windward-commanded = { WHO($seat) ->
    [you] { $order ->
        [drop_longboat] Vous larguez une chaloupe.
        [longboat_speed] Vos chaloupes gagnent 4 vitesses.
        [ship_speed] Vous gagnez 1 vitesse.
        [process_crester] Vous faites dépecer le crester.
        [take_supplies] Vous faites venir du ravitaillement.
        [morale] Vous remontez le moral de l’équipage.
       *[fill_cannon] Vous chargez un canon.
    }
   *[other] { SEAT($seat) } { $order ->
        [drop_longboat] largue une chaloupe.
        [longboat_speed] gagne 4 vitesses pour ses chaloupes.
        [ship_speed] gagne 1 vitesse.
        [process_crester] fait dépecer le crester.
        [take_supplies] fait venir du ravitaillement.
        [morale] remonte le moral de l’équipage.
       *[fill_cannon] charge un canon.
    }
}
windward-bought = { WHO($seat) ->
    [you] { $service ->
        [fill_cannon] Vous faites charger un canon, pour 1 gaz.
        [rum] Vous offrez du rhum à l’équipage, pour 1 gaz.
        [notoriety] Vous dépensez 2 gaz pour faire parler de vous.
       *[supplies] Vous achetez du ravitaillement, pour 1 gaz.
    }
   *[other] { SEAT($seat) } { $service ->
        [fill_cannon] fait charger un canon, pour 1 gaz.
        [rum] offre du rhum à l’équipage, pour 1 gaz.
        [notoriety] dépense 2 gaz pour faire parler de soi.
       *[supplies] achète du ravitaillement, pour 1 gaz.
    }
}
windward-hired = { WHO($seat) ->
    [you] Vous engagez un { NAME($crew, of: "crew") }
   *[other] { SEAT($seat) } engage un { NAME($crew, of: "crew") }
}{ $pay ->
    [gas] , pour 2 gaz.
   *[mate] .
}
windward-processed = { WHO($seat) ->
    [you] Vous tirez
   *[other] { SEAT($seat) } tire
} du crester une dent { $crester ->
    [grey] grise
   *[red] rouge
} et { $stored } gaz{ $due ->
    [one] .
   *[other] , sur { $due } en tout.
}
windward-researched = { WHO($seat) ->
    [you] Vous baguez
   *[other] { SEAT($seat) } bague
} le crester { $crester ->
    [grey] gris
   *[red] rouge
} et le { WHO($seat) ->
    [you] libérez
   *[other] libère
} dans { NAME($to, of: "space") }, pour { $stored } gaz sur { $due }.
windward-played = { WHO($seat) ->
    [you] { $card ->
        [fuel] Vous jouez un Carburant : 1 vitesse de plus.
        [coffee] Vous servez le Café : 1 ordre de plus.
        [deadweight] Vous lâchez du Lest pour entrer dans les récifs.
        [bait] Vous jetez un Appât.
       *[other] Vous jouez { NAME($card, of: "card") }.
    }
   *[other] { SEAT($seat) } { $card ->
        [fuel] joue un Carburant : 1 vitesse de plus.
        [coffee] sert le Café : 1 ordre de plus.
        [deadweight] lâche du Lest pour entrer dans les récifs.
        [bait] jette un Appât.
       *[other] joue { NAME($card, of: "card") }.
    }
}
windward-card-taken = { WHO($seat) ->
    [you] Vous prenez { NAME($card, of: "card") }
   *[other] { SEAT($seat) } prend { NAME($card, of: "card") }
}{ $top ->
    [none] { " " }; cette pile est vide.
   *[other] { " " }; dessous, il y a { NAME($top, of: "card") }.
}
windward-restocked = Le ravitaillement est mélangé en trois nouvelles piles ; au-dessus : { NAMES($tops, of: "card") }.
windward-teeth-traded = { WHO($seat) ->
    [you] Vous échangez
   *[other] { SEAT($seat) } échange
} { $grey ->
    [0] { $red ->
        [one] une dent rouge
       *[other] { $red } dents rouges
    }
    [1] une dent grise{ $red ->
        [0] { "" }
        [one] { " " }et une rouge
       *[other] { " " }et { $red } rouges
    }
   *[other] { $grey } dents grises{ $red ->
        [0] { "" }
        [one] { " " }et une rouge
       *[other] { " " }et { $red } rouges
    }
}{ $gas ->
    [none] .
   *[other] { " " }contre { $gas } gaz.
}
windward-scored = { WHO($seat) ->
    [you] { $points } de notoriété pour vous : { WHY($rule, $points) }.
   *[other] { $points } de notoriété pour { SEAT($seat) } : { WHY($rule, $points) }.
}
windward-achieved = { WHO($seat) ->
    [you] Vous accomplissez un exploit : { NAME($card, of: "achievement") }.
   *[other] { SEAT($seat) } accomplit un exploit : { NAME($card, of: "achievement") }.
}

## Ce qui s’est passé : combats

windward-battle-began = { $by ->
    [ship] { WHO($attacker) ->
        [you] Votre navire
       *[other] Le navire mené par { SEAT($attacker) }
    }
    [longboat] { WHO($attacker) ->
        [you] Votre chaloupe
       *[other] La chaloupe envoyée par { SEAT($attacker) }
    }
    [white] Le Grand Crester blanc
   *[red] Un crester rouge
} attaque { $on ->
    [ship] { WHO($defender) ->
        [you] votre navire
       *[other] le navire mené par { SEAT($defender) }
    }
    [longboat] { WHO($defender) ->
        [you] votre chaloupe
       *[other] la chaloupe envoyée par { SEAT($defender) }
    }
    [grey] un crester gris
    [white] le Grand Crester blanc
   *[red] un crester rouge
} dans { NAME($space, of: "space") }.
windward-flagged = { WHO($seat) ->
    [you] Vous hissez
   *[other] { SEAT($seat) } hisse
} un Faux pavillon : il n’y a pas de combat.
windward-fired = { WHO($seat) ->
    [you] { $cannons ->
        [0] Vous ne tirez aucun canon.
        [1] Vous tirez un canon.
       *[other] Vous tirez { $cannons } canons.
    }
   *[other] { SEAT($seat) } { $cannons ->
        [0] ne tire aucun canon.
        [1] tire un canon.
       *[other] tire { $cannons } canons.
    }
}
windward-rolled = { $by ->
    [ship] { WHO($seat) ->
        [you] Votre navire
       *[other] Le navire mené par { SEAT($seat) }
    }
    [longboat] { WHO($seat) ->
        [you] Votre chaloupe
       *[other] La chaloupe envoyée par { SEAT($seat) }
    }
    [grey] Le crester gris
    [white] Le Grand Crester blanc
   *[red] Le crester rouge
} fait { NAMES($dice, of: "die") }{ $bonus ->
    [0] { "" }
   *[other] , plus { $bonus } par le Fusilier
} : { $hits ->
    [one] { $hits } touche.
   *[other] { $hits } touches.
}
windward-boosted = { WHO($seat) ->
    [you] { $harpoons ->
        [0] { $tokens ->
            [0] Vous n’ajoutez rien
            [1] Vous dépensez un jeton « +2 touches »
           *[other] Vous dépensez { $tokens } jetons « +2 touches »
        }
        [1] Vous lancez un Harpon{ $tokens ->
            [0] { "" }
            [1] { " " }et dépensez un jeton « +2 touches »
           *[other] { " " }et dépensez { $tokens } jetons « +2 touches »
        }
       *[other] Vous lancez { $harpoons } Harpons{ $tokens ->
            [0] { "" }
            [1] { " " }et dépensez un jeton « +2 touches »
           *[other] { " " }et dépensez { $tokens } jetons « +2 touches »
        }
    }
   *[other] { SEAT($seat) } { $harpoons ->
        [0] { $tokens ->
            [0] n’ajoute rien
            [1] dépense un jeton « +2 touches »
           *[other] dépense { $tokens } jetons « +2 touches »
        }
        [1] lance un Harpon{ $tokens ->
            [0] { "" }
            [1] { " " }et dépense un jeton « +2 touches »
           *[other] { " " }et dépense { $tokens } jetons « +2 touches »
        }
       *[other] lance { $harpoons } Harpons{ $tokens ->
            [0] { "" }
            [1] { " " }et dépense un jeton « +2 touches »
           *[other] { " " }et dépense { $tokens } jetons « +2 touches »
        }
    }
} : { $hits ->
    [one] { $hits } touche.
   *[other] { $hits } touches.
}
windward-battle-over = { $winner ->
    [nobody] { $by ->
        [ship] { WHO($attacker) ->
            [you] Votre navire
           *[other] Le navire mené par { SEAT($attacker) }
        }
        [longboat] { WHO($attacker) ->
            [you] Votre chaloupe
           *[other] La chaloupe envoyée par { SEAT($attacker) }
        }
        [white] Le Grand Crester blanc
       *[red] Le crester rouge
    } et { $on ->
        [ship] { WHO($defender) ->
            [you] votre navire
           *[other] le navire mené par { SEAT($defender) }
        }
        [longboat] { WHO($defender) ->
            [you] votre chaloupe
           *[other] la chaloupe envoyée par { SEAT($defender) }
        }
        [grey] le crester gris
        [white] le Grand Crester blanc
       *[red] le crester rouge
    } se quittent à égalité, { $hits } partout.
    [defender] { $on ->
        [ship] { WHO($defender) ->
            [you] Votre navire
           *[other] Le navire mené par { SEAT($defender) }
        }
        [longboat] { WHO($defender) ->
            [you] Votre chaloupe
           *[other] La chaloupe envoyée par { SEAT($defender) }
        }
        [grey] Le crester gris
        [white] Le Grand Crester blanc
       *[red] Le crester rouge
    } repousse { $by ->
        [ship] { WHO($attacker) ->
            [you] votre navire
           *[other] le navire mené par { SEAT($attacker) }
        }
        [longboat] { WHO($attacker) ->
            [you] votre chaloupe
           *[other] la chaloupe envoyée par { SEAT($attacker) }
        }
        [white] le Grand Crester blanc
       *[red] le crester rouge
    }, { $against } à { $hits }.
   *[attacker] { $by ->
        [ship] { WHO($attacker) ->
            [you] Votre navire
           *[other] Le navire mené par { SEAT($attacker) }
        }
        [longboat] { WHO($attacker) ->
            [you] Votre chaloupe
           *[other] La chaloupe envoyée par { SEAT($attacker) }
        }
        [white] Le Grand Crester blanc
       *[red] Le crester rouge
    } bat { $on ->
        [ship] { WHO($defender) ->
            [you] votre navire
           *[other] le navire mené par { SEAT($defender) }
        }
        [longboat] { WHO($defender) ->
            [you] votre chaloupe
           *[other] la chaloupe envoyée par { SEAT($defender) }
        }
        [grey] le crester gris
        [white] le Grand Crester blanc
       *[red] le crester rouge
    }, { $hits } à { $against }.
}
windward-morale-changed = { WHO($seat) ->
    [you] Votre moral
   *[other] Chez { SEAT($seat) }, le moral
} est maintenant à { $morale } : { WHY($rule) }.
windward-token-taken = { WHO($seat) ->
    [you] Vous prenez
   *[other] { SEAT($seat) } prend
} un jeton « +2 touches » { WHY($rule) }.
windward-boat-beaten = { WHO($seat) ->
    [you] Votre chaloupe
   *[other] La chaloupe envoyée par { SEAT($seat) }
} a perdu dans { NAME($space, of: "space") } et revient à bord.
windward-crester-beaten = { $kind ->
    [grey] Le crester gris vaincu
    [white] Le Grand Crester blanc
   *[red] Le crester rouge vaincu
} { $to ->
    [hold] va dans la cale du vainqueur.
    [space] reste dans { NAME($space, of: "space") }, à qui voudra le prendre.
    [tow] flotte dans { NAME($space, of: "space") }, prêt à être remorqué.
   *[away] disparaît de la planète.
}
windward-looted = { WHO($seat) ->
    [you] Vous prenez ceci dans la cale
   *[other] { SEAT($seat) } prend ceci dans la cale
}, { WHO($loser) ->
    [you] chez vous
   *[other] chez { SEAT($loser) }
} : { NAMES($taken, of: "item") }.
windward-ship-lost = { WHO($seat) ->
    [you] Vous faites naufrage
   *[other] { SEAT($seat) } fait naufrage
} { $space ->
    [0] au Comptoir
   *[other] dans { NAME($space, of: "space") }
}, retour au port : { WHY($rule) }.

## Ce qui s’est passé : nuits, cresters, fin

windward-rested = { $paid ->
    [morale] { WHO($seat) ->
        [you] Vous payez
       *[other] { SEAT($seat) } paie
    } la nuit dans le ciel avec du moral.
   *[card] { WHO($seat) ->
        [you] Vous payez la nuit dans le ciel avec { NAME($card, of: "card") }.
       *[other] { SEAT($seat) } paie la nuit dans le ciel avec une carte.
    }
}
windward-crester-moved = { $kind ->
    [grey] Le crester gris
    [white] Le Grand Crester blanc
   *[red] Un crester rouge
} { $back ->
    [yes] se replie par ce chemin : { NAMES($path, of: "space") }.
   *[no] s’approche par ce chemin : { NAMES($path, of: "space") }.
}
windward-crester-stays = { $kind ->
    [grey] Le crester gris
    [white] Le Grand Crester blanc
   *[red] Le crester rouge
} reste dans { NAME($space, of: "space") } : { WHY($rule) }.
windward-white-arrived = Le Grand Crester blanc est sur la planète, dans { NAME($space, of: "space") }.
windward-white-beaten = { WHO($seat) ->
    [you] Vous prenez
   *[other] { SEAT($seat) } prend
} { $lives ->
    [0] la dernière vie du Grand Crester blanc.
    [1] une vie au Grand Crester blanc ; il lui en reste une.
   *[other] une vie au Grand Crester blanc ; il lui en reste { $lives }.
}
windward-corner-chosen = { WHO($seat) ->
    [you] Vous choisissez
   *[other] { SEAT($seat) } choisit
} { NAME($space, of: "space") } pour le Grand Crester blanc.
windward-life-lost = { $lives ->
    [0] Les capitaines n’ont plus de vie.
    [1] Il reste une vie aux capitaines.
   *[other] Il reste { $lives } vies aux capitaines.
}
windward-port-raided = Le Grand Crester blanc attaque le Comptoir { WHO($seat) ->
    [you] pendant votre repos.
   *[other] pendant le repos pris par { SEAT($seat) }.
}
windward-trade-offered = { WHO($seat) ->
    [you] Vous proposez
   *[other] { SEAT($seat) } propose
} à { SEAT($to) } un échange : { NAMES($give, of: "card") } contre { NAMES($ask, of: "card") }.
windward-trade-made = { WHO($seat) ->
    [you] Vous donnez
   *[other] { SEAT($seat) } donne
} { NAMES($give, of: "card") } à { SEAT($to) } contre { NAMES($ask, of: "card") }.
windward-trade-ended = { $declined ->
    [yes] L’offre est refusée.
   *[no] L’offre ne tient plus.
}
windward-end-triggered = Quelqu’un atteint 15 de notoriété pendant { WHO($seat) ->
    [you] votre tour
   *[other] le tour joué par { SEAT($seat) }
} : les derniers tours commencent.
windward-tie-lap = { SEATS($seats) } { MANY($seats) ->
    [we] êtes
   *[other] sont
} à égalité : tout le monde joue encore un tour.
windward-ship-cleared = { WHO($seat) ->
    [you] Votre navire
   *[other] Le navire mené par { SEAT($seat) }
} quitte la planète pour de bon.
windward-voyage-ended = { $cut_short ->
    [yes] Le voyage s’arrête plus tôt.
   *[no] Le voyage est fini : { WHY($rule) }.
}

## Ce qui est sur la table

windward-view-mode = Partie
    .of = mode
windward-view-small = Petite planète
windward-view-tiles = Territoires, dans le sens horaire depuis le nord
    .of = tile
windward-view-colours = Couleurs
    .by = seat
    .of = colour
windward-view-first = Premier joueur
    .of = seat
windward-view-naturalist = Naturaliste
    .of = seat
windward-view-round = Manche
windward-view-wind = Le vent souffle vers
    .of = wind
windward-view-active = Joue
    .of = seat
windward-view-course = Ce tour
windward-view-ships = Navires
    .by = seat
windward-view-cresters = Cresters
windward-view-lying = Sur la planète
    .by = space
windward-view-greys = Cresters gris en réserve
windward-view-reds = Cresters rouges en réserve
windward-view-tops = Cartes au-dessus des piles
    .of = card
windward-view-stacks = Cartes dans les piles
windward-view-discards = Cartes défaussées
windward-view-crew = Équipage
    .by = crew
    .of = crew
windward-view-achievements = Exploits
windward-view-battle = Combat
windward-view-lives = Vies des capitaines
windward-view-white_lives = Vies du Grand Crester blanc
windward-view-corner = Coin du Grand Crester blanc
    .of = space
windward-view-trades = Échanges proposés
windward-view-trigger = Derniers tours, ouverts par
    .of = seat
windward-view-laps = Tours de départage
windward-view-hand = Vos cartes
    .of = card
windward-view-hands = Toutes les cartes
    .by = seat
    .of = card
windward-view-reach = À portée
windward-view-night = La nuit qui vient
windward-view-verdict = Décidé par la règle

## Le détail

windward-view-space = case
    .of = space
windward-view-morale = moral
windward-view-gas = gaz
windward-view-gas_slots = place pour le gaz
windward-view-cannons = canons
windward-view-cannon_slots = place pour les canons
windward-view-boat_speed = vitesse des chaloupes
windward-view-boats = chaloupes
windward-view-hold = cale
windward-view-cards = cartes
windward-view-known = cartes connues
    .of = card
windward-view-kind = sorte
    .of = fighter
windward-view-tagged = bagué
windward-view-towing = remorque
windward-view-speed = vitesse
windward-view-mates = lieutenants libres
windward-view-covered = ordres donnés
    .of = order
windward-view-way = chemin
    .of = space
windward-view-fought = a combattu dans
    .of = space
windward-view-attacker = attaquant
windward-view-defender = défenseur
windward-view-strength = dés
windward-view-hits = touches
windward-view-step = étape
    .of = step
windward-view-card = carte
    .of = achievement
windward-view-scored = accompli par
    .of = seat
windward-view-number = numéro
windward-view-to = à
    .of = seat
windward-view-give = donne
    .of = card
windward-view-ask = demande
    .of = card
windward-view-seat = capitaine
    .of = seat
windward-view-grey = cresters gris
windward-view-red = cresters rouges
windward-view-grey_tooth = dents grises
windward-view-red_tooth = dents rouges
windward-view-token = jetons « +2 touches »
windward-view-red_speed = pas des cresters rouges
windward-view-white_speed = pas du Grand Crester blanc
windward-view-ways = chemins des cresters
    .of = space
windward-view-danger = à portée d’un crester rouge
    .of = space
windward-view-white_danger = à portée du Grand Crester blanc
    .of = space
windward-view-far = pas jusqu’au Grand Crester blanc
    .by = seat

## Le plateau : à bord

windward-aboard-ship = Votre navire
windward-aboard-values = Valeurs de votre navire
windward-aboard-speed = { $now ->
    [0] Plus de vitesse
    [one] Encore 1 vitesse
   *[other] Encore { $now } vitesses
}
    .does = Quatre par tour. Un pas avec le vent n’en coûte pas.
    .name = vitesse
    .rule = WW-59
windward-aboard-morale = Moral, { $now } sur 4
    .does = Un crester vaincu donne autant de gaz que vous avez de moral. Sous 1, le navire est perdu.
    .name = moral
    .rule = WW-37
windward-aboard-gas = Gaz, { $now } sur { $room }
    .does = Se dépense au port. Deux places de plus avec un Commissaire ou un Gazier.
    .name = gaz
    .rule = WW-29
windward-aboard-cannons = Canons, { $now } sur { $room }
    .does = Chaque canon tiré ajoute un dé. Deux places de plus avec un Fusilier ou un Sergent.
    .name = canons
    .rule = WW-127
windward-aboard-boat_speed = Vitesse des chaloupes, { $now } sur 8
    .does = Un ordre en ajoute quatre, et ce qui reste sert aux tours suivants.
    .name = chaloupes
    .rule = WW-66
windward-aboard-boats = { $out ->
    [0] { $aboard ->
        [one] Une chaloupe à bord.
       *[other] { $aboard } chaloupes à bord.
    }
    [one] { $aboard ->
        [0] La chaloupe est dehors.
       *[other] Une chaloupe à bord, une dehors.
    }
   *[other] Les deux chaloupes sont dehors.
} La vitesse non dépensée reste pour les tours suivants.
windward-aboard-hold = Cale
    .crester = de la place pour un crester vaincu
    .teeth = dents et « +2 touches », sans limite
    .does = Avec un crester vaincu à bord, on n’entre pas au port.
    .rule = WW-32
windward-aboard-held = { $number ->
    [one] { $item }
   *[other] { $item } × { $number }
}
windward-aboard-orders = Ordres
windward-aboard-in-sky = Dans le ciel
windward-aboard-in-port = Au port
windward-aboard-order-drop_longboat = Larguer
    .does = sur votre case, si rien d’autre n’y est
windward-aboard-order-longboat_speed = Chaloupe +4
    .does = jusqu’à 8
windward-aboard-order-ship_speed = Vitesse +1
    .does = pour ce tour
windward-aboard-order-process_crester = Dépecer
    .does = une dent, et autant de gaz que de moral
windward-aboard-order-research_crester = Étudier
    .does = un crester bagué, et du gaz selon le moral
windward-aboard-order-take_supplies = Se ravitailler
    .does = jusqu’à trois cartes
windward-aboard-order-morale = Moral +1
    .does = jusqu’à 4
windward-aboard-order-fill_cannon = Charger un canon
    .does = un, sur un emplacement libre
windward-aboard-order-hire_crew = Engager
    .does = un équipier, sur un emplacement libre
windward-aboard-mates = { $mates ->
    [0] Aucun lieutenant n’est libre.
    [one] Un lieutenant est libre.
   *[other] Vos deux lieutenants sont libres.
}
windward-aboard-two-mates = Deux lieutenants, chaque ordre une fois par tour. Un Café en paie un de plus.
windward-aboard-coffee = Un Café paiera le prochain ordre.
windward-aboard-given = donné ce tour-ci
windward-aboard-wasted = C’est déjà au plus haut : rien n’y serait gagné. Appuyez encore pour le faire quand même.
    .rule = WW-R37
windward-aboard-card-fuel = vitesse +1
    .rule = WW-106
windward-aboard-card-harpoon = +2 touches
    .rule = WW-107
windward-aboard-card-coffee = un ordre de plus
    .rule = WW-108
windward-aboard-card-deadweight = dans un récif
    .rule = WW-109
windward-aboard-card-aerogenerator = tourne le vent
    .rule = WW-111
windward-aboard-card-bait = un crester gris
    .rule = WW-112
windward-aboard-card-false_flag = annule un combat
    .rule = WW-113
windward-aboard-crew = Équipage
    .rule = WW-94
windward-aboard-crew-purser = +2 emplacements de gaz, une carte de plus en main
    .rule = WW-115
windward-aboard-crew-gas_worker = +2 emplacements de gaz, +1 gaz par crester
    .rule = WW-116
windward-aboard-crew-marine = +2 places de canon, +2 touches contre les cresters rouges
    .rule = WW-117
windward-aboard-crew-sergeant = +2 places de canon, +1 dé quand votre navire attaque
    .rule = WW-118
windward-aboard-crew-harpooner = deuxième chaloupe, +1 dé aux combats de chaloupes
    .rule = WW-119
windward-aboard-crew-coxswain = deuxième chaloupe, +1 vitesse de chaloupe par tour
    .rule = WW-120
windward-aboard-slot-stores = Soute
    .free = Soute, libre
    .has = Soute : { $crew }
windward-aboard-slot-guns = Canons
    .free = Canons, emplacement libre
    .has = Canons : { $crew }
windward-aboard-slot-boats = Chaloupes
    .free = Chaloupes, emplacement libre
    .has = Chaloupes : { $crew }
windward-aboard-or = ou
windward-aboard-take = Ici, à prendre à bord
windward-aboard-take-it = Prendre
windward-aboard-take-one = Un seul
windward-aboard-take-all = { $number ->
    [2] Prendre les deux
   *[other] Prendre les { $number }
}
windward-aboard-leave = Dans la cale
windward-aboard-leave-it = Le déposer ici
windward-aboard-leave-one = En laisser un
windward-aboard-leave-all = { $number ->
    [2] Laisser les deux
   *[other] Laisser les { $number }
}
windward-aboard-boat = Chaloupe dans { NAME($space, of: "space") } : { $speed } { $speed ->
    [one] coup de rame
   *[other] coups de rame
}
windward-aboard-foe = Un combat y commence. Appuyez encore pour y ramer.
windward-aboard-wind-now = souffle déjà
windward-aboard-no-cards = Aucune carte en main.
windward-aboard-cards = { $number ->
    [0] Aucune carte
    [one] Une carte
   *[other] { $number } cartes
}
windward-aboard-my-ship = Mon navire
windward-aboard-claim = Réclamer { $card }
windward-aboard-title = { WHO($seat) ->
    [you] Votre navire.
   *[other] Le navire mené par { SEAT($seat) }.
}
windward-aboard-part-ship = Navire
windward-aboard-part-orders = Ordres
windward-aboard-part-crew = Équipage
windward-aboard-part-hand = Main { $number }
windward-aboard-tap = Touchez une ligne pour voir sa règle.
windward-aboard-hand = Main, { $number } sur { $limit }
windward-aboard-unseen = { $number ->
    [one] Une carte est cachée.
   *[other] { $number } cartes sont cachées.
}
windward-aboard-end = Finir le tour
windward-aboard-end-now = Finir le tour
windward-aboard-not-yet = Pas encore
windward-aboard-unused = Il reste { $what }.
windward-aboard-left-speed = { $number ->
    [one] 1 vitesse
   *[other] { $number } vitesses
}
windward-aboard-left-mates = { $number ->
    [one] un lieutenant
   *[other] vos deux lieutenants
}
windward-aboard-left-gas = { $number } gaz
windward-aboard-night-sky = Une nuit dans le ciel coûte une carte ou 1 moral.
windward-aboard-night-port = Au port le repos est sûr, et rend 1 moral.
windward-aboard-night-solo = Une nuit au port perd la partie.

## Le plateau : au port

windward-quay-mate = un lieutenant, une fois
    .rule = WW-78
windward-quay-gas = ou du gaz
    .rule = WW-97
windward-quay-price = { $gas } gaz
windward-quay-coffee = Cela dépense votre carte Café.
windward-quay-once = Un lieutenant le fait une fois par tour, pour rien. Le gaz l’achète autant de fois que vous voulez.
    .rule = WW-101
windward-quay-supplies = Se ravitailler
    .does = { $room ->
        [0] pas de place : vous en avez { $cards } sur { $limit }
        [one] une carte ; vous en avez { $cards } sur { $limit }
       *[other] { $room } cartes ; vous en avez { $cards } sur { $limit }
    }
windward-quay-rum = Rhum
    .does = moral { $morale }, puis { $better }
windward-quay-cannon = Charger un canon
    .does = { $cannons }, puis { $more } sur { $slots }
windward-quay-hire = Engager
    .does = { $free ->
        [0] aucun emplacement libre
        [one] un emplacement libre
       *[other] { $free } emplacements libres
    }
windward-quay-notoriety = Notoriété
    .does = { $points }, puis { $next }
windward-quay-planet = Voir la planète
windward-quay-back = Revenir au quai
windward-quay-crew = L’équipage à quai
windward-quay-left = encore { $number }
windward-quay-hire-now = { $pay ->
    [gas] Engager : { $crew }, pour deux gaz
    [coffee] Engager : { $crew }, par un Café
   *[mate] Engager : { $crew }, par un lieutenant
}
windward-quay-stacks = Ravitaillement, trois piles
windward-quay-stack = { $number ->
    [one] une carte
   *[other] { $number } cartes
}
windward-quay-tooth-grey = { $number ->
    [one] Une dent grise
   *[other] { $number } dents grises
}
    .does = trois gaz chacune ; { $room ->
        [0] aucun emplacement libre
        [one] un emplacement libre
       *[other] { $room } emplacements libres
    }
windward-quay-tooth-red = { $number ->
    [one] Une dent rouge
   *[other] { $number } dents rouges
}
    .does = quatre gaz chacune ; { $room ->
        [0] aucun emplacement libre
        [one] un emplacement libre
       *[other] { $room } emplacements libres
    }
windward-quay-trade = En échanger une

## Le plateau : la planète

windward-board-planet = La planète Celus
windward-board-at = { $mode ->
    [solo] En solitaire, tour { $round }
    [coop] Ensemble, manche { $round }
   *[other] Au vent, manche { $round }
}
windward-board-turn-wind = À vous, { $name }. Le vent vous porte sans frais vers { NAME($wind, of: "wind") }.
windward-board-turn-plan = À vous, { $name } : { $speed ->
    [0] plus de vitesse
    [1] 1 vitesse
   *[other] { $speed } vitesses
}, { $mates ->
    [0] aucun lieutenant
    [1] un lieutenant
   *[other] deux lieutenants
}, et un plan.
windward-board-turn-port = { $gas ->
    [0] Au port. Toute sortie coûte 1 vitesse.
   *[other] Au port. À vous de dépenser votre gaz.
}
windward-board-turn-line = À vous, { $name }. Finissez hors de la ligne blanche.
windward-board-turn-alone = { $left ->
    [0] Il ne reste que le Grand Crester blanc. Cette nuit, il vient vers vous.
    [1] Il reste un crester rouge. Cette nuit, il vient vers vous.
   *[other] Il reste { $left } cresters rouges. Cette nuit, tous viennent vers vous.
}
windward-board-turn-over = Tout est fait. Finissez votre tour, et la nuit tombe.
windward-board-rose = Le vent souffle vers { NAME($wind, of: "wind") }
windward-board-free = { NAME($wind, of: "wind") } : gratuit
windward-board-shut = Fermé tant que le vent ne tourne pas : { NAME($wind, of: "upwind") }.
    .rule = WW-52
windward-board-sailing = Navigation
windward-board-tap = Touchez une case pour voir la route, et encore une fois pour y aller.
windward-board-way = { $spaces ->
    [one] Une case
   *[other] { $spaces } cases
} { $cost ->
    [0] pour rien
    [one] pour 1 vitesse
   *[other] pour { $cost } vitesses
}
windward-board-carried = { $free ->
    [0] Le vent n’y aide pas.
    [one] { $spaces ->
        [one] Le vent vous y porte.
       *[other] L’une d’elles se fait avec le vent.
    }
   *[other] { $free } d’entre elles se font avec le vent.
}
windward-board-stops = Vous vous arrêtez une case avant : { $who }. Rien ne commence sans votre accord.
windward-board-next-to = À côté de vous : { $who }.
windward-board-attack = Attaquer
windward-board-sail = { $cost ->
    [0] Y aller gratuitement
   *[other] Y aller pour { $cost }
}
windward-board-sail-near = { $cost ->
    [0] S’en approcher gratuitement
   *[other] S’en approcher pour { $cost }
}
windward-board-not-there = Pas là
windward-board-follow = Suivre mon plan
windward-board-undo = Annuler : { $what }
windward-board-undo-way = { $spaces ->
    [one] une case
   *[other] { $spaces } cases
}
windward-board-list = Les cases en liste
windward-board-jump = saut
windward-board-ship = { WHO($seat) ->
    [you] votre navire
   *[other] le navire mené par { SEAT($seat) }
}
windward-board-boat = { WHO($seat) ->
    [you] votre chaloupe
   *[other] la chaloupe envoyée par { SEAT($seat) }
}
windward-board-here = Vous êtes ici.
windward-board-far = Hors de portée.
windward-board-price = { $cost ->
    [0] Gratuit avec le vent.
    [one] 1 vitesse.
   *[other] { $cost } vitesses.
}
windward-board-battle = Y entrer, c’est combattre.
windward-board-left = { $speed ->
    [0] Plus de vitesse.
    [one] Encore 1 vitesse.
   *[other] Encore { $speed } vitesses.
}
windward-board-hunted = Si vous y restez cette nuit, un crester vous atteint.
windward-board-hunted-here = Si vous restez ici cette nuit, un crester vous atteint.
windward-board-quiet = La nuit y est calme.
windward-board-plan-gone = Votre plan ne tient plus.
windward-board-keys = Touches de la planète
windward-board-key-sail = avancer de ce côté
windward-board-key-walk = parcourir les cases
windward-board-key-enter = voir la route, puis y aller
windward-board-key-drop = laisser cette route
windward-board-key-undo = annuler
windward-board-key-places = vers les cases en liste
windward-board-key-wind = dire le vent et la vitesse
windward-board-key-end = vers la fin du tour
windward-board-key-home = revenir au navire
windward-board-key-zoom = plus près, plus loin
windward-terrain-open = ciel libre
windward-terrain-drift = récif
windward-terrain-feeding = pâture
windward-terrain-gas = poche de gaz
windward-terrain-zephyr = Zéphyr
windward-terrain-corner = le tour de la planète
windward-terrain-port = le Comptoir

## Le plateau : combats

windward-board-captain = { WHO($seat) ->
    [you] Vous
   *[other] { SEAT($seat) }
}
windward-board-doing = { $role ->
    [attacker] { WHO($seat) ->
        [you] attaquez
       *[other] attaque
    }
   *[defender] { WHO($seat) ->
        [you] défendez
       *[other] défend
    }
}{ $cannons ->
    [0] { " " }avec { $dice ->
        [one] un dé
       *[other] { $dice } dés
    }
    [one] , un canon
   *[other] , { $cannons } canons
}
    .rule = WW-124
windward-board-strength = force { $strength }{ $roller ->
    [none] { "" }
   *[other]  ; dés lancés par { WHO($roller) ->
        [you] vous
       *[other] { SEAT($roller) }
    }
}
    .rule = WW-124
windward-board-dice = Dés : { $faces }
windward-board-made-of = { $dice } aux dés{ $marine ->
    [0] { "" }
   *[other] , { $marine } par le Fusilier
}{ $added ->
    [0] { "" }
   *[other] , { $added } en plus
}
    .rule = WW-133
windward-board-morale = moral { $morale }
    .rule = WW-140
windward-board-no-cards = un crester ne joue pas de carte
    .rule = WW-126
windward-board-ten = Sur dix lancers pareils : gagnés { $win }, égalités { $tie }, perdus { $lose }
windward-board-ten-means = Dix fenêtres, ce sont dix lancers pareils. Éclairée : vous gagnez. Barrée : égalité. Sombre : vous perdez.{ $harpoons ->
    [0] { $tokens ->
        [0] { "" }
        [one] { " " }La petite rangée compte votre jeton.
       *[other] { " " }La petite rangée compte vos { $tokens } jetons.
    }
    [one] { $tokens ->
        [0] { " " }La petite rangée compte votre Harpon.
        [one] { " " }La petite rangée compte votre Harpon et votre jeton.
       *[other] { " " }La petite rangée compte votre Harpon et vos { $tokens } jetons.
    }
   *[other] { $tokens ->
        [0] { " " }La petite rangée compte vos { $harpoons } Harpons.
        [one] { " " }La petite rangée compte vos { $harpoons } Harpons et votre jeton.
       *[other] { " " }La petite rangée compte vos { $harpoons } Harpons et vos { $tokens } jetons.
    }
}
windward-board-odds = Vos chances
windward-board-odds-dice = { $dice } dés contre { $against }{ $marine ->
    [0] { "" }
   *[other] , et { $marine } touches du Fusilier
}
windward-board-odds-added = { $harpoons ->
    [0] { $tokens ->
        [one] avec votre jeton
       *[other] avec vos { $tokens } jetons
    }
    [one] { $tokens ->
        [0] avec votre Harpon
        [one] avec votre Harpon et un jeton
       *[other] avec votre Harpon et { $tokens } jetons
    }
   *[other] { $tokens ->
        [0] avec vos { $harpoons } Harpons
        [one] avec vos { $harpoons } Harpons et un jeton
       *[other] avec vos { $harpoons } Harpons et { $tokens } jetons
    }
}
windward-board-odds-guns = { $guns ->
    [one] si { SEAT($seat) } tire un canon
   *[other] si { SEAT($seat) } tire { $guns } canons
}
windward-board-odds-bare = sans canon
windward-board-cannons = { $cannons ->
    [0] Aucun canon
    [1] Un canon
    [2] Deux canons
    [3] Trois canons
    [4] Quatre canons
    [5] Cinq canons
   *[other] { $cannons } canons
}
windward-board-with-dice = { $dice ->
    [one] un dé
   *[other] { $dice } dés
}
windward-board-fire = { $cannons ->
    [0] Ne pas tirer
    [1] Tirer un canon
    [2] Tirer deux canons
    [3] Tirer trois canons
    [4] Tirer quatre canons
    [5] Tirer cinq canons
   *[other] Tirer { $cannons } canons
}
windward-board-stake = { $morale ->
    [one] Si vous perdez, votre navire est perdu.
   *[other] À { $morale } touches d’écart ou plus, votre navire est perdu.
}{ $safe ->
    [yes] { " " }Avec autant de dés, les dés seuls n’y suffisent pas.
   *[no] { "" }
}
    .rule = WW-142
windward-board-may-add = Encore possible chez { SEAT($seat) } : { $what }.
    .rule = WW-R51
windward-board-some-cannons = { $cannons ->
    [one] un canon
   *[other] { $cannons } canons
}
windward-board-some-tokens = { $tokens ->
    [one] un jeton « +2 touches »
   *[other] { $tokens } jetons « +2 touches »
}
windward-board-some-cards = { $cards ->
    [one] ce que cache une carte
   *[other] ce que cachent { $cards } cartes
}
windward-board-you-last = Vous répondez en dernier.
windward-board-add = Ce que vous ajoutez
windward-board-adding = { $added ->
    [0] Ne rien ajouter
   *[other] Ajouter { $harpoons ->
        [0] { $tokens ->
            [one] un jeton
           *[other] { $tokens } jetons
        }
        [1] un Harpon{ $tokens ->
            [0] { "" }
            [1] { " " }et un jeton
           *[other] { " " }et { $tokens } jetons
        }
       *[other] { $harpoons } Harpons{ $tokens ->
            [0] { "" }
            [1] { " " }et un jeton
           *[other] { " " }et { $tokens } jetons
        }
    }
}
windward-board-score = { $end ->
    [win] { $hits } à { $against } : vous gagnez.
    [tie] { $hits } à { $against } : égalité.
   *[lose] { $hits } à { $against } : vous perdez.
}
windward-board-if-nothing = La suite se joue chez { SEAT($seat) }.
windward-board-end-win-red-hold = Le crester va dans votre cale.
    .rule = WW-150
windward-board-end-win-red-space = Votre cale est pleine : le crester reste sur sa case.
    .rule = WW-151
windward-board-end-win-grey = Votre chaloupe prend le crester en remorque.
    .rule = WW-146
windward-board-end-win-white-life = Le Grand Crester blanc perd une vie.
    .rule = WW-226
windward-board-end-win-white-end = Le voyage est gagné.
    .rule = WW-203
windward-board-end-win-white = Le Grand Crester blanc disparaît, et vous gagnez 6 de notoriété.
    .rule = WW-233
windward-board-end-win-boat = L’autre chaloupe rentre à bord.
    .rule = WW-143
windward-board-end-win-ship = L’autre navire perd { $by } de moral.
    .rule = WW-140
windward-board-end-win-ship-lost = L’autre navire est perdu, et la moitié de sa cale est à vous.
    .rule = WW-155
windward-board-end-tie-back = Vous reculez d’une case avec un jeton « +2 touches », et ce combat est fermé pour ce tour.
    .rule = WW-137
windward-board-end-tie-crester-back = Le crester retourne d’où il vient.
    .rule = WW-R58
windward-board-end-tie-foe-back = L’autre recule, et vous prenez chacun un jeton « +2 touches ».
    .rule = WW-137
windward-board-end-lose-boat = Votre chaloupe rentre à bord, et vous prenez un jeton « +2 touches ».
    .rule = WW-143
windward-board-end-lose-ship = Vous perdez { $by } de moral et prenez un jeton « +2 touches ».
    .rule = WW-140
windward-board-end-lose-lost-to-crester = Votre navire est perdu : il se retrouve au port, et la cale reste ici.
    .rule = WW-154
windward-board-end-lose-lost = Votre navire est perdu : il se retrouve au port, et la moitié de la cale va à l’autre.
    .rule = WW-155
windward-board-harpoons-first = Les Harpons avant les jetons
windward-board-boost = { $added ->
    [0] { $end ->
        [win] Ne rien ajouter et gagner
        [tie] Ne rien ajouter : égalité
        [lose] Ne rien ajouter et perdre
       *[open] Ne rien ajouter
    }
   *[other] { $end ->
        [win] Ajouter { $hits } touches et gagner
        [tie] Ajouter { $hits } touches : égalité
        [lose] Ajouter { $hits } touches et perdre de moins
       *[open] Ajouter { $hits } touches
    }
}
windward-board-usual = Jusqu’à mon tour, ajouter le moins qui gagne
windward-board-why-end = { $end ->
    [win] Ce qu’apporte une victoire.
    [tie] Ce qu’apporte une égalité.
   *[lose] Ce qu’entraîne une défaite.
}
windward-board-flag-now = L’attaque est menée par { SEAT($seat) }. Jouer un Faux pavillon ?
windward-board-flag-show = Hisser un Faux pavillon
windward-board-flag-shown = Pas de combat, ni d’autre ce tour-ci avec { SEAT($seat) } : l’attaque recule.
windward-board-flag-fight = Accepter le combat
windward-board-flag-kept = Vous gardez la carte et combattez.
windward-board-flag-none = Vous n’avez pas de Faux pavillon : vous combattez.
windward-board-flag-secret = { $has ->
    [yes] Personne n’apprend que vous en avez un, à moins que vous ne le hissiez.
   *[no] La question est posée quand même, pour que personne n’apprenne qui en a un.
}
    .rule = WW-113
windward-board-ever = Jusqu’à mon tour, sans me demander
windward-board-standing = Consignes
windward-board-order = { $answer ->
    [raise-flag] Si un navire vous attaque, vous hissez un Faux pavillon, s’il y en a un.
    [pass] Si un navire vous attaque, vous combattez sans Faux pavillon.
   *[usual] Après les dés, vous ajoutez le moins qui gagne.
}
windward-board-ask-again = Me demander à nouveau
windward-board-hold-open = La cale est ouverte
windward-board-half = { $number ->
    [one] Choisissez une chose : la moitié de la cale est à vous.
   *[other] Choisissez { $number } choses : la moitié de la cale est à vous.
} { $chosen ->
    [0] Rien n’est encore choisi.
    [1] Une est choisie.
   *[other] Choisies : { $chosen }.
}
    .rule = WW-155
windward-board-take = { $number ->
    [one] La prendre
   *[other] Prendre ces { $number } choses
}
windward-board-place-any = Vous avez le choix entre { $spaces } cases ; { $safe ->
    [0] depuis chacune, il vous atteint cette nuit.
    [1] depuis l’une d’elles, il ne vous atteint pas cette nuit.
   *[other] depuis { $safe } d’entre elles, il ne vous atteint pas cette nuit.
}
windward-board-put = Le poser ici
windward-board-why-place-red = Qui bat un crester rouge pose aussitôt le suivant.
    .rule = WW-152
windward-board-why-place-white = Il peut venir à tout coin libre.
    .rule = WW-R88
windward-comes = { $steps ->
    [0] D’ici, aucun chemin ne mène à vous.
   *[other] { $steps ->
        [one] À un pas de vous.
       *[other] À { $steps } pas de vous.
    } { $left ->
        [0] Cette nuit, il vous atteint.
        [1] Cette nuit, il s’arrête à un pas de vous.
       *[other] Cette nuit, il s’arrête à { $left } pas de vous.
    }
}

## Le livre

windward-page = Manche { $round }, le vent soufflant vers { NAME($wind, of: "wind") }
windward-leg = { $steps ->
    [0] { WHO($seat) ->
        [you] Vous restez
       *[other] { SEAT($seat) } reste
    } { $to ->
        [0] au Comptoir.
       *[other] dans { NAME($to, of: "space") }.
    }
    [1] { WHO($seat) ->
        [you] Vous parcourez
       *[other] { SEAT($seat) } parcourt
    } une case, depuis { NAME($start, of: "space") } vers { NAME($to, of: "space") }.
   *[other] { WHO($seat) ->
        [you] Vous parcourez
       *[other] { SEAT($seat) } parcourt
    } { $steps } cases, depuis { NAME($start, of: "space") } vers { NAME($to, of: "space") }.
}
windward-deed-gas = { WHO($seat) ->
    [you] Vous prenez
   *[other] { SEAT($seat) } prend
} { $number } gaz dans { NAME($space, of: "space") }.
windward-deed-towed = { WHO($seat) ->
    [you] Votre chaloupe
   *[other] La chaloupe envoyée par { SEAT($seat) }
} prend un crester gris en remorque dans { NAME($space, of: "space") }.
windward-deed-caught = { WHO($seat) ->
    [you] Vous prenez
   *[other] { SEAT($seat) } prend
} un crester { $foe ->
    [grey] gris
   *[red] rouge
} à bord dans { NAME($space, of: "space") }.
windward-deed-tagged = { WHO($seat) ->
    [you] Vous baguez un crester { $foe ->
        [grey] gris
       *[red] rouge
    } et le libérez
   *[other] { SEAT($seat) } bague un crester { $foe ->
        [grey] gris
       *[red] rouge
    } et le libère
} dans { NAME($space, of: "space") }.
windward-deed-won = { WHO($seat) ->
    [you] Vous battez
   *[other] { SEAT($seat) } bat
} { $foe ->
    [ship] { WHO($against) ->
        [you] votre navire
       *[other] le navire mené par { SEAT($against) }
    }
    [longboat] { WHO($against) ->
        [you] votre chaloupe
       *[other] la chaloupe envoyée par { SEAT($against) }
    }
    [grey] un crester gris
    [white] le Grand Crester blanc
   *[red] un crester rouge
} dans { NAME($space, of: "space") }, { $number } à { $other }.
windward-deed-drawn = { WHO($seat) ->
    [you] Vous faites
   *[other] { SEAT($seat) } fait
} jeu égal avec { $foe ->
    [ship] { WHO($against) ->
        [you] votre navire
       *[other] le navire mené par { SEAT($against) }
    }
    [longboat] { WHO($against) ->
        [you] votre chaloupe
       *[other] la chaloupe envoyée par { SEAT($against) }
    }
    [grey] un crester gris
    [white] le Grand Crester blanc
   *[red] un crester rouge
} dans { NAME($space, of: "space") }, { $number } partout.
windward-deed-lost = { WHO($seat) ->
    [you] Vous perdez
   *[other] { SEAT($seat) } perd
} contre { $foe ->
    [ship] { WHO($against) ->
        [you] votre navire
       *[other] le navire mené par { SEAT($against) }
    }
    [longboat] { WHO($against) ->
        [you] votre chaloupe
       *[other] la chaloupe envoyée par { SEAT($against) }
    }
    [grey] un crester gris
    [white] le Grand Crester blanc
   *[red] un crester rouge
} dans { NAME($space, of: "space") }, { $number } à { $other }.
windward-deed-plundered = { WHO($seat) ->
    [you] Vous pillez
   *[other] { SEAT($seat) } pille
} { WHO($against) ->
    [you] votre cale
   *[other] la cale chez { SEAT($against) }
} dans { NAME($space, of: "space") }.
windward-deed-sunk = { WHO($against) ->
    [you] Vous faites naufrage
   *[other] { SEAT($against) } fait naufrage
} { $space ->
    [0] au Comptoir.
   *[other] dans { NAME($space, of: "space") }.
}
windward-deed-starved = { WHO($seat) ->
    [you] Vous n’avez
   *[other] { SEAT($seat) } n’a
} plus de moral dans { NAME($space, of: "space") }.
windward-deed-teeth = { WHO($seat) ->
    [you] Vous rapportez
   *[other] { SEAT($seat) } rapporte
} { $number ->
    [0] { $other ->
        [one] une dent rouge
       *[other] { $other } dents rouges
    }
    [1] une dent grise{ $other ->
        [0] { "" }
        [one] { " " }et une rouge
       *[other] { " " }et { $other } rouges
    }
   *[other] { $number } dents grises{ $other ->
        [0] { "" }
        [one] { " " }et une rouge
       *[other] { " " }et { $other } rouges
    }
} au Comptoir.
windward-deed-night = { WHO($seat) ->
    [you] Vous passez
   *[other] { SEAT($seat) } passe
} la nuit dans le ciel, dans { NAME($space, of: "space") }.
windward-deed-white = { WHO($seat) ->
    [you] Vous battez
   *[other] { SEAT($seat) } bat
} le Grand Crester blanc dans { NAME($space, of: "space") }.
windward-deed-flag = { WHO($against) ->
    [you] Vous hissez
   *[other] { SEAT($against) } hisse
} un Faux pavillon dans { NAME($space, of: "space") }.
windward-chart = La carte du voyage
windward-planet = Celus
windward-chart-so-far = Le voyage n’est pas encore fini.
windward-chart-won = { SEATS($seats) } { MANY($seats) ->
    [one] l’emporte
    [you] l’emportez
    [we] partagez la victoire
   *[other] se partagent la victoire
} avec { $score } de notoriété.
windward-chart-had = { WHO($seat) ->
    [you] Vous avez
   *[other] { SEAT($seat) } a
} { $score }.
windward-voyage = { $rounds ->
    [1] Une manche autour de la planète de gaz. Le grand moment :
   *[other] { $rounds } manches autour de la planète de gaz. Le grand moment, à la manche { $best } :
}
windward-quiet = Rien ne bouge, sauf le vent.
windward-costly = { WHO($against) ->
    [you] Vous y perdez votre navire
   *[other] { SEAT($against) } y perd son navire
}.
windward-close = Une seule touche fait la différence.
windward-captain = { WHO($seat) ->
    [you] Vous parcourez
   *[other] { SEAT($seat) } parcourt
} { $spaces ->
    [0] 0 case
    [1] une case
   *[other] { $spaces } cases
} et { WHO($seat) ->
    [you] passez
   *[other] passe
} { $nights ->
    [0] toutes les nuits au Comptoir
    [1] une nuit dans le ciel
   *[other] { $nights } nuits dans le ciel
}.
windward-captain-deeds = { $fights ->
    [0] Aucun combat
    [1] { $won ->
        [0] Un combat, sans victoire
       *[other] Un combat, une victoire
    }
   *[other] { $fights } combats, { $won ->
        [0] sans victoire
        [1] une victoire
       *[other] { $won } victoires
    }
} ; { $teeth ->
    [0] aucune dent rapportée
    [1] une dent rapportée
   *[other] { $teeth } dents rapportées
}.
windward-rose = Manche { $round } : le vent souffle vers { NAME($wind, of: "wind") }.
windward-numbers = Les nombres sur les trajets sont les manches qui s’y terminent.
windward-sign-port = le Comptoir
windward-sign-drift = récif
windward-sign-zephyr = zéphyr
windward-sign-gas = poche de gaz
windward-sign-feeding = pâture
windward-sign-corner = tour de la planète
windward-sign-grey = un crester gris pris
windward-sign-red = un crester rouge pris
windward-sign-tagged = un crester bagué
windward-sign-battle = un combat
windward-sign-white = le Grand Crester blanc battu
windward-sign-lost = un naufrage
windward-book-by = mené par { $names }
windward-book-page-of = Page { $page } sur { $pages }
windward-book-colophon = Les capitaines de ce voyage
windward-book-told-on = Voyage du { $date }.
windward-book-told-on-in = Voyage du { $date }, en { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.

## Le plateau : nuits, prises, compagnie

windward-board-around-race = La course à la notoriété
windward-board-around-last-turns = { $laps ->
    [0] { WHO($seat) ->
        [you] Quinze est atteint, à votre tour : tous les autres naviguent encore une fois.
       *[other] Quinze est atteint pendant le tour joué par { SEAT($seat) } : tous les autres naviguent encore une fois.
    }
   *[other] Égalité en tête : tout le monde navigue encore une fois.
}
    .rule = WW-180
windward-board-around-tab-next = À côté de vous
windward-board-around-tab-places = Lieux à portée
windward-board-around-tab-captains = Capitaines
windward-board-around-no-places = Rien que du ciel libre à portée.
windward-board-around-danger = Un crester y vient cette nuit.
windward-board-around-cost = { $cost ->
    [0] gratuit
    [one] 1 vitesse
   *[other] { $cost } vitesses
}
windward-board-around-captain = { WHO($seat) ->
    [you] Vous
   *[other] { SEAT($seat) }
}{ $naturalist ->
    [yes] , Naturaliste
   *[no] { "" }
}
windward-board-around-values = Moral { $morale }, gaz { $gas }, { $cannons ->
    [one] { $cannons } canon
   *[other] { $cannons } canons
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
windward-board-around-hold = Dans la cale : { $hold }.
windward-board-around-round = Manche { $round }. { WHO($seat) ->
    [you] Vous avez lancé le dé, et le vent tourne.
   *[other] { SEAT($seat) } a lancé le dé, et le vent tourne.
}
windward-board-around-again = De nouveau 1 vitesse : { NAME($wind, of: "wind") }.
    .rule = WW-178
windward-board-rest-night = La nuit
windward-board-rest-pay = Donnez une carte, ou un de moral.
windward-board-rest-unseen = Personne ne voit laquelle.
windward-board-rest-comes = { $kind ->
    [white] Le Grand Crester blanc
   *[red] Le crester rouge
} ({ NAME($from, of: "space") }) avance { $steps ->
    [one] d’une case
   *[other] de { $steps } cases
} et { $reaches ->
    [yes] { WHO($seat) ->
        [you] vous rejoint : combat.
       *[other] rejoint { SEAT($seat) } : combat.
    }
   *[no] { WHO($seat) ->
        [you] ne vous rejoint pas.
       *[other] ne rejoint pas { SEAT($seat) }.
    }
}
    .rule = WW-176
windward-board-rest-others = { $number ->
    [one] Un autre crester rouge avance de { $steps } cases et ne vous rejoint pas.
   *[other] { $number } autres cresters rouges avancent de { $steps } cases et ne vous rejoignent pas.
}
windward-board-rest-quiet = Aucun crester ne vient. Une nuit tranquille.
windward-board-rest-fame = Un de notoriété pour une nuit dans le ciel : { $points } en tout.
    .rule = WW-170
windward-board-rest-morale = Moral
windward-board-rest-falls = { $old }, puis { $new }
windward-board-rest-starves = Sans moral, votre navire est perdu cette nuit.
    .rule = WW-168
windward-board-rest-give = Donner { NAME($card, of: "card") }
windward-board-rest-stands = Après cela, le tour est fini et rien ne s’annule plus.
windward-board-rest-on-you = là où vous êtes
windward-board-rest-end-here = Il s’arrête ici
windward-board-rest-this-first = Celui-ci d’abord
windward-board-lost = Votre navire est perdu
windward-board-lost-then = Vous repartez du port avec { $morale } de moral et un jeton « +2 touches ». Équipage, gaz, canons et cartes vous restent{ $mode ->
    [coop] , mais les capitaines perdent une vie.
   *[other] .
}
    .rule = WW-160
windward-board-catch = { $kind ->
    [grey] Un crester gris dans votre cale
   *[red] Un crester rouge dans votre cale
}
windward-board-catch-tooth = { $kind ->
    [grey] Un ordre en fait une dent grise
   *[red] Un ordre en fait une dent rouge
}
windward-board-catch-gas = Et { $morale } gaz, selon votre moral ; { $room ->
    [0] aucun emplacement libre.
    [one] un emplacement libre.
   *[other] { $room } emplacements libres.
}
windward-board-catch-port = Tant qu’il est dans votre cale, le port vous est fermé.
    .rule = WW-62
windward-board-catch-process = { $pay ->
    [coffee] Le dépecer, avec un Café
   *[mate] Le dépecer, avec un lieutenant
}

windward-board-danger = Pas jusqu’au Grand Crester blanc. Après chaque tour il en fait { $speed }.
    .rule = WW-210
windward-board-danger-steps = { WHO($seat) ->
    [you] Vous
   *[other] { SEAT($seat) }
} : { $steps }.
windward-board-danger-reached = à sa portée
windward-board-danger-safe = à l’abri
windward-board-together = Ensemble
windward-board-together-ours = Nos vies : { $lives }
windward-board-together-its = Ses vies : { $lives }
windward-board-together-gone = { $known ->
    [yes] Le Grand Crester blanc a quitté la planète. Après ce tour il revient ici : { NAME($space, of: "space") }.
   *[no] Le Grand Crester blanc a quitté la planète, et il reviendra.
}
windward-board-alone = { $left ->
    [0] { $white ->
        [yes] Battez le Grand Crester blanc, et vous avez gagné
       *[no] Tous les cresters rouges sont vaincus
    }
    [one] Encore un crester rouge, puis le blanc
   *[other] Encore { $left } cresters rouges, puis le blanc
}
windward-board-alone-speed = Cette nuit, les cresters rouges avancent de { $speed } cases{ $more ->
    [0] .
   *[other] : { $base }, et une par crester que vous avez vaincu.
}
    .rule = WW-193
windward-board-alone-port = Une nuit au port perd la partie. Un navire perdu aussi.
    .rule = WW-190
windward-board-alone-tonight = { $reaching ->
    [0] Ici, aucun ne vous rejoint cette nuit
    [one] Ici, un crester vous rejoint cette nuit
   *[other] Ici, { $reaching } vous rejoignent cette nuit
}
windward-board-trade = Échanger des cartes
    .rule = WW-R95
windward-board-trade-nothing = rien
windward-board-trade-with = Avec qui
windward-board-trade-give = Vous donnez
windward-board-trade-ask = { SEAT($seat) } donne
windward-board-trade-how = Touchez les cartes qui changent de main ; chaque main doit avoir la place.
windward-board-trade-decline = Refuser toute offre jusqu’à mon tour
windward-board-trade-declining = Toute offre d’échange est refusée jusqu’à votre tour.
windward-board-trade-said = Pour { SEAT($to) } : { $give }. Pour vous : { $ask }.
windward-board-trade-open = { WHO($seat) ->
    [you] Vous proposez à { SEAT($to) } : { $give } contre { $ask }.
   *[other] { SEAT($seat) } vous propose : { $give } contre { $ask }.
}
windward-board-waiting = { SEAT($seat) } navigue
windward-board-waiting-plan = Votre plan : { $spaces ->
    [one] une case
   *[other] { $spaces } cases
} pour { $cost ->
    [0] rien
    [one] { $cost } vitesse
   *[other] { $cost } vitesses
}
windward-board-waiting-clear = Effacer le plan
windward-board-waiting-next = Ensuite, c’est à vous
windward-board-waiting-later = Votre tour vient dans cette manche
windward-board-waiting-how = Touchez une case pour tracer votre plan. Il est en pointillé, et vous attend.
windward-board-waiting-safe = Au port, personne ne peut vous attaquer.
windward-board-waiting-attack = Si { SEAT($seat) } vous attaque
windward-board-waiting-cannons = { $number ->
    [one] { $number } canon
   *[other] { $number } canons
}
    .note = un dé chacun
windward-board-waiting-tokens = { $number ->
    [one] { $number } jeton
   *[other] { $number } jetons
}
    .note = deux touches chacun
windward-board-waiting-decline = Combattre sans Faux pavillon, sans me demander, jusqu’à mon tour
windward-board-ahead = Le vent tourne avant votre départ
windward-board-ahead-how = Touchez une case pour tracer votre plan et voir son prix dans chacun des autres vents.
windward-board-ahead-plan = Votre plan : { NAME($space, of: "space") } pour { $spread ->
    [0] { $least ->
        [0] rien
        [one] { $least } vitesse
       *[other] { $least } vitesses
    }
   *[other] { $least } à { $most } vitesses
}
windward-board-ahead-never = Le prochain vent peut être tout, sauf { NAME($wind, of: "wind") }.
    .rule = WW-178
windward-board-ahead-press = Touchez un vent pour voir le chemin.
windward-board-ahead-pays = { $how ->
    [speed] vitesse
    [fuel] avec Carburant
    [more] plus de 4
   *[none] fermé
}
windward-board-ahead-range = { $spread ->
    [0] { $least ->
        [0] Gratuit avec le vent.
        [one] 1 vitesse.
       *[other] { $least } vitesses.
    }
   *[other] { $least } à { $most } vitesses, selon le vent à venir.
}
windward-board-ahead-cost = { $spread ->
    [0] { $least ->
        [0] gratuit
        [one] { $least } vitesse
       *[other] { $least } vitesses
    }
   *[other] { $least } à { $most }
}
windward-board-waiting-bare = Vos dés seuls
windward-duel = Les deux navires
windward-duel-morale = moral
windward-duel-cannons = canons
windward-duel-gas = gaz
windward-duel-hold = dans la cale
windward-duel-cards = cartes
    .rule = WW-38
windward-duel-of = { $now } sur { $room }
windward-duel-empty = rien
windward-duel-last-turn = Qui atteint quinze laisse à l’autre un dernier tour.
    .rule = WW-180
windward-duel-last-round = La manche où quinze est atteint se joue jusqu’au bout.
    .rule = WW-R83
windward-board-feats-later = Pas maintenant
windward-board-feats = La première fois rapporte davantage.
    .rule = WW-251
windward-board-feat-full_complement = trois équipiers à bord : 2, puis 1
windward-board-feat-broadside = cinq canons chargés : 2, puis 1
windward-board-feat-full_tanks = six de gaz à bord : 2, puis 1
windward-board-feat-high_spirits = une nuit dans le ciel avec 4 de moral : 2, puis 1
windward-board-feat-globe_trotter = quatre Territoires en un tour : 2, puis 1
windward-board-feat-long_haul = quatre nuits de suite dans le ciel : 3, puis 2
windward-board-feat-prospector = du gaz de trois poches différentes : 3, puis 1
windward-board-feat-matched_set = une dent grise et une rouge en cale : 3, puis 2
windward-board-feat-bare_knuckle = vaincre un crester rouge sans canon : 3, puis 2
windward-board-feat-red_tide = vaincre deux cresters rouges en un tour : 4, puis 2
windward-board-feat-buccaneer = attaquer un navire et gagner : 3, puis 2
windward-board-feat-boat_duel = votre chaloupe bat une chaloupe : 3, puis 2

## Le plateau : conseils d’une première partie

windward-coach-goal = { $mode ->
    [solo] Battez six cresters rouges, puis le blanc. Chargez d’abord des canons : vous lancez deux dés, eux cinq. Une nuit au port perd la partie.
    [coop] Prenez les vies du Grand Crester blanc avant qu’il ne prenne les vôtres. Chargez d’abord des canons, et ne finissez aucun tour à sa portée.
    [naturalist] Quinze de notoriété, et c’est gagné. Battez des cresters, baguez-les par un ordre et libérez-les : chaque nuit dans le ciel, un rouge rapporte trois, un gris deux.
   *[other] Quinze de notoriété, et c’est gagné. Sortez, battez un crester, faites-en une dent et rapportez-la ici : une grise vaut trois, une rouge quatre.
}
windward-coach-port = Vos deux lieutenants font chacun une chose par tour, sans frais, au port ou en vol : gardez-en un pour dépecer une prise. Chargez d’abord des canons : un dé de plus chacun. Puis touchez une case ; son nombre est son prix en vitesse.
windward-coach-gas = Le gaz rachète tout cela sans limite : canons et moral pour la prochaine chasse, équipage pour toujours{ $mode ->
    [solo] .
    [coop] .
   *[other] , un de notoriété pour deux gaz.
}
windward-coach-sea = Vers { NAME($wind, of: "wind") }, c’est gratuit, aussi loin que vous voulez ; vers { NAME($wind, of: "upwind") }, c’est fermé ; tout autre pas coûte 1 vitesse. Un cadre rouge est un combat.
windward-coach-boat = Seules les chaloupes combattent les cresters gris, un dé contre un. Un ordre en met une dehors, un autre lui donne de la vitesse ; remorquez la prise jusqu’au navire.
windward-coach-way = La ligne ondule où le vent vous porte ; une perle coûte 1 vitesse. Touchez encore la case pour y aller. Cela peut s’annuler.
windward-coach-fight = Le plus de touches gagne : vous lancez deux dés et un par canon, un crester rouge cinq. Chaque touche d’écart perdue coûte 1 moral.
windward-coach-night = { $mode ->
    [solo] Une nuit dans le ciel coûte une carte ou 1 moral. Donnez ce qui vous sert le moins : sans moral, la partie est perdue.
    [coop] Une nuit dans le ciel coûte une carte ou 1 moral. Sans moral, le navire est perdu, et une vie avec lui.
   *[other] Une nuit dans le ciel donne un de notoriété, pour une carte ou 1 moral. Sans moral, le navire est perdu. Une nuit au port est sûre et rend du moral.
}
windward-coach-teeth = { $mode ->
    [solo] Rapportez les dents au Comptoir : vous pouvez les y échanger contre du gaz.
    [coop] Rapportez les dents au Comptoir : vous pouvez les y échanger contre du gaz.
   *[other] Rapportez les dents au Comptoir : dès l’entrée, elles deviennent de la notoriété. D’ici là, elles peuvent se perdre avec le navire.
}

## Le plateau : la fin

windward-end = La fin du voyage
windward-end-last-turns = { WHO($seat) ->
    [you] Quinze a été atteint à votre tour, à la manche { $round }, et les autres navires ont navigué encore une fois.
   *[other] Quinze a été atteint à la manche { $round }, pendant que naviguait { SEAT($seat) }, et les autres navires ont navigué encore une fois.
}
    .rule = WW-180
windward-end-last-round = { WHO($seat) ->
    [you] Quinze a été atteint à votre tour, à la manche { $round }, et la manche a été jouée jusqu’au bout.
   *[other] Quinze a été atteint à la manche { $round }, pendant que naviguait { SEAT($seat) }, et la manche a été jouée jusqu’au bout.
}
    .rule = WW-R83
windward-end-laps = { $laps ->
    [one] Égalité en tête : tout le monde a fait un tour de plus.
   *[other] Égalité en tête : tout le monde a fait { $laps } tours de plus.
}
    .rule = WW-R82
windward-end-sailed = { $spaces ->
    [0] toujours au port
    [one] { $spaces } case parcourue
   *[other] { $spaces } cases parcourues
}, { $lost ->
    [0] aucun naufrage
    [one] { $lost } naufrage
   *[other] { $lost } naufrages
}
windward-end-points = { $points } de notoriété{ $times ->
    [one] { "" }
   *[other] , en { $times } fois
}
windward-end-teeth = { $points } de notoriété pour { $red ->
    [0] { "" }
    [one] { $red } dent rouge{ $grey ->
        [0] { "" }
       *[other] { " et " }
    }
   *[other] { $red } dents rouges{ $grey ->
        [0] { "" }
       *[other] { " et " }
    }
}{ $grey ->
    [0] { "" }
    [one] { $grey } dent grise
   *[other] { $grey } dents grises
}
windward-end-deed-white = { $times ->
    [one] Le Grand Crester blanc vaincu une fois
   *[other] Le Grand Crester blanc vaincu { $times } fois
}
windward-end-deed-red = { $times ->
    [one] { $times } crester rouge vaincu
   *[other] { $times } cresters rouges vaincus
}
windward-end-deed-grey = { $times ->
    [one] { $times } crester gris vaincu
   *[other] { $times } cresters gris vaincus
}
windward-end-deed-nights = { $times ->
    [one] { $times } nuit dans le ciel
   *[other] { $times } nuits dans le ciel
}
    .rule = WW-167
windward-end-deed-lost = { $times ->
    [one] { $times } naufrage
   *[other] { $times } naufrages
}
windward-end-open = Ce que tout le monde avait à la fin
windward-book-ready = Votre voyage est maintenant un livre, avec sa carte.
windward-open-book = Voir le voyage dans le livre

## Options

windward-option-mode = Partie
windward-option-mode-free_for_all = chacun pour soi
    .about = Chaque navire pour soi : quand l’un atteint 15 de notoriété, les derniers tours commencent.
windward-option-mode-head_to_head = duel
    .about = Deux capitaines dans un même ciel, et l’un des deux atteint 15 de notoriété en premier.
windward-option-mode-solo = solo
    .about = Six cresters rouges, puis le blanc. Une nuit au port perd la partie.
windward-option-mode-coop = en coopératif, contre le Grand Crester blanc
    .about = Un seul équipage de capitaines, avec des vies des deux côtés. C’est difficile.
windward-option-mode-none = selon le nombre de capitaines
    .about = À une personne en solo, à deux en duel, à trois ou plus chacun pour soi.
windward-option-difficulty = Vitesse du Grand Crester blanc
    .about = Il avance après chaque tour. Plus il va vite, moins les nuits sont sûres.
windward-option-difficulty-easy = facile, 5 cases
windward-option-difficulty-normal = normal, 6 cases
windward-option-difficulty-hard = difficile, 7 cases
windward-option-difficulty-impossible = impossible, 8 cases
windward-option-coop_relief = Aide aux capitaines
    .about = Rend le jeu coopératif un peu plus doux.
windward-option-coop_relief-none = aucune, comme dans le livret
windward-option-coop_relief-head_start = le Grand Crester blanc attend pendant le premier tour de chaque capitaine
windward-option-coop_relief-extra_life = une vie de plus
windward-option-coop_relief-both = les deux
windward-option-planet = Planète
windward-option-planet-large = grande
    .about = 126 cases ; les cresters rouges avancent de 3.
windward-option-planet-small = petite
    .about = 60 cases ; les cresters rouges avancent de 2, et on se croise plus tôt.
windward-option-tile_order = Territoires
    .about = Mélangée, la planète est nouvelle à chaque fois.
windward-option-tile_order-random = mélangés
windward-option-tile_order-printed = toujours dans le même ordre
windward-option-white = Le Grand Crester blanc vient à 10 de notoriété
    .about = Le vaincre rapporte 6 de notoriété.
windward-option-naturalist = Une personne est Naturaliste
    .about = Cette personne bague des cresters et les libère au lieu de chasser les dents.
windward-option-naturalist_seat = Qui est Naturaliste
windward-option-naturalist_seat-random = au hasard
windward-option-achievements = Deux exploits à accomplir
    .about = Deux buts sont visibles ; qui en atteint un en premier marque plus.
windward-option-end_game = Quand quelqu’un a 15 de notoriété
windward-option-end_game-final_turns = chaque autre capitaine joue encore un tour
windward-option-end_game-finish_round = on joue la manche jusqu’au bout
windward-option-tie_lap_limit = Tours de départage en cas d’égalité en tête
    .about = Après le dernier, la victoire est partagée.
windward-option-tie_lap_limit-unlimited = autant qu’il en faut
windward-option-round_limit = Manches au plus
    .about = Le voyage s’arrête là, quelle que soit la notoriété.
windward-option-rebattle = Combattre encore le même ennemi dans un tour
    .about = Sinon, un combat perdu peut être tenté encore.
windward-option-rebattle-ties_only = pas après une égalité
windward-option-rebattle-once = jamais
windward-option-false_flag = Avec les cartes Faux pavillon
    .about = La carte annule un combat avant qu’il commence. Elle se joue d’une main cachée.
windward-option-crester_path_ties = Si un crester a des chemins égaux
    .about = Si la rose des vents décide, il y a moins de questions.
windward-option-crester_path_ties-lowest_direction = la rose des vents décide
windward-option-crester_path_ties-active_player = le capitaine dont c’est le tour décide
windward-option-white_after_battle = Le Grand Crester blanc, après un combat dans votre tour
windward-option-white_after_battle-moves = avance quand même
windward-option-white_after_battle-stays = reste là cette nuit
windward-option-coop_white_after_battle = En coopératif, le Grand Crester blanc après un combat dans votre tour
windward-option-coop_white_after_battle-stays = reste là cette nuit
windward-option-coop_white_after_battle-moves = avance quand même
windward-option-white_return = Quand revient un Grand Crester blanc battu
windward-option-white_return-after_rest = après le tour
windward-option-white_return-at_once = aussitôt
windward-option-solo_red_after_battle = En solo, un crester rouge après un combat dans votre tour
windward-option-solo_red_after_battle-moves = avance quand même
windward-option-solo_red_after_battle-stays = reste là cette nuit
windward-option-achievement_claim = Les exploits
windward-option-achievement_claim-auto = sont réclamés aussitôt
windward-option-achievement_claim-ask = sont réclamés quand vous voulez
windward-option-coop_open_hands = En coopératif, toutes les cartes sont visibles
windward-option-known_cards_helper = Montrer quelles cartes on a vu prendre
    .about = Personne n’a à retenir qui a pris quoi dans les piles.
windward-option-timers = Chrono
    .about = Sans chrono, rien ne presse, et personne ne perd son tour.
windward-option-timers-live = en direct, 4 minutes par tour et 5 en réserve
windward-option-timers-async = sans hâte, deux jours par tour
windward-option-timers-none = aucun
windward-option-on_leave = Quand quelqu’un part pour de bon
windward-option-on_leave-bot = la maison joue à sa place
windward-option-on_leave-remove = le navire quitte la planète

## Chiffres des parties simulées

windward-figure-lost = tours où un navire a été perdu
windward-figure-rounds = manches
windward-figure-won-1 = gagnées par le premier joueur
windward-figure-won-2 = gagnées par le deuxième à jouer
windward-figure-won-3 = gagnées par le troisième à jouer
windward-figure-won-4 = gagnées par le quatrième à jouer
windward-figure-won-5 = gagnées par le cinquième à jouer

# Ce que l’on retient du voyage.

windward-honour-fighter = Les canons les plus sûrs
windward-honour-fighter-fact = { WHO($seat) ->
    [you] Vous avez gagné { $number ->
        [one] un combat.
       *[other] { $number } combats.
    }
   *[other] { SEAT($seat) } a gagné { $number ->
        [one] un combat.
       *[other] { $number } combats.
    }
}
windward-honour-hunter = La plus belle prise
windward-honour-hunter-fact = { WHO($seat) ->
    [you] Vous avez pris { $number ->
        [one] une dent.
       *[other] { $number } dents.
    }
   *[other] { SEAT($seat) } a pris { $number ->
        [one] une dent.
       *[other] { $number } dents.
    }
}
windward-honour-farthest = Le plus long voyage
windward-honour-farthest-fact = { WHO($seat) ->
    [you] Vous avez franchi { $number ->
        [one] une case.
       *[other] { $number } cases.
    }
   *[other] { SEAT($seat) } a franchi { $number ->
        [one] une case.
       *[other] { $number } cases.
    }
}
windward-honour-stargazer = Le plus de nuits sous les étoiles
windward-honour-stargazer-fact = { WHO($seat) ->
    [you] Vous avez dormi { $number } fois au large.
   *[other] { SEAT($seat) } a dormi { $number } fois au large.
}
