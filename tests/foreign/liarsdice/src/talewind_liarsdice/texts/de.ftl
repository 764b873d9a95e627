### German, which Talewind's own pages do not have. What is missing here is said in English: the options, the rules, and the page around.

liarsdice-name = Bluff
liarsdice-about = Alle würfeln unter ihrem Becher. Sag, wie viele Würfel einer Zahl auf dem ganzen Tisch liegen, immer mehr, bis jemand ruft: Lüge!
    .short = Immer höher bieten auf verdeckte Würfel, bis jemand ruft: Lüge!

kit-you = du

## Was geschieht

liarsdice-now-bidding = { WHO($seat) ->
    [you] Du bist dran.
   *[other] { SEAT($seat) } überlegt sich ein Gebot.
}
liarsdice-now-showing = { WHO($doubter) ->
    [you] Du hast es nicht geglaubt.
   *[other] { SEAT($doubter) } hat es nicht geglaubt.
} Es sind { $found } × { $face }. { $lied ->
    [yes] { WHO($bidder) ->
        [you] Du verlierst einen Würfel.
       *[other] { SEAT($bidder) } verliert einen Würfel.
    }
   *[no] { WHO($doubter) ->
        [you] Du verlierst einen Würfel.
       *[other] { SEAT($doubter) } verliert einen Würfel.
    }
}

## Was du gefragt wirst

liarsdice-open = Eröffne das Bieten: Wie viele Würfel, und welche Zahl?
liarsdice-raise = { SEAT($bidder) } sagt { $count } × { $face }. Biete höher, oder nenn es eine Lüge.

## Knöpfe

liarsdice-move-bid = Bieten
    .count = Wie viele
    .face = Zahl
liarsdice-move-higher = Ebenso viele, höhere Zahl
    .face = Zahl
liarsdice-move-challenge = Lüge!

liarsdice-face-1 = ⚀ eins
liarsdice-face-2 = ⚁ zwei
liarsdice-face-3 = ⚂ drei
liarsdice-face-4 = ⚃ vier
liarsdice-face-5 = ⚄ fünf
liarsdice-face-6 = ⚅ sechs

## Was geschehen ist

liarsdice-round-begun = Runde { $round }: Alle würfeln. { WHO($first) ->
    [you] Du beginnst.
   *[other] { SEAT($first) } beginnt.
}
liarsdice-rolled = Unter deinem Becher: { $dice }.
liarsdice-raised = { WHO($seat) ->
    [you] Du bietest { $count } × { $face }.
   *[other] { SEAT($seat) } bietet { $count } × { $face }.
}
liarsdice-challenged = { WHO($seat) ->
    [you] Du rufst: Lüge!
   *[other] { SEAT($seat) } ruft: Lüge!
}
liarsdice-counted = Die Becher gehen hoch: { $found } × { $face }. { $lied ->
    [yes] Es war gelogen!
   *[no] Es war nicht gelogen.
}
liarsdice-lifted = { WHO($seat) ->
    [you] Du hattest { $dice }.
   *[other] { SEAT($seat) } hatte { $dice }.
}

## Was auf dem Tisch liegt

liarsdice-view-round = Runde
liarsdice-view-bidder = Letztes Gebot von
    .of = seat
liarsdice-view-count = Würfel
liarsdice-view-face = Zahl
    .of = face
liarsdice-view-hand = Unter deinem Becher
    .of = face
liarsdice-view-cups = Alle Becher
liarsdice-view-seat = Becher von
liarsdice-view-shown = Würfel
    .of = face

liarsdice-points = { $points } Würfel

## Das Brett

liarsdice-board-no-bid = Noch hat niemand geboten.
liarsdice-board-dice = { $count ->
    [0] draußen
    [one] { $count } Würfel
   *[other] { $count } Würfel
}
liarsdice-board-fewer = Weniger Würfel
liarsdice-board-more = Mehr Würfel
