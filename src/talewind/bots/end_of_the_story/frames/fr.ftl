### How the narrator joins three hints, each a clause of its own, to a story of one or two sentences.

story-1 = Un mercredi { $a }, { $b }, et avant le soir { $c }.
story-2 = Ce fut une semaine incroyable : { $a }, { $b }, et ensuite { $c }.
story-3 = D’abord { $a }, puis { $b }. Personne n’a jamais compris la suite : { $c }.
story-4 = Lundi { $a }, jeudi { $b }, et samedi, pour changer, { $c }.
story-5 = Je m’en souviens comme si c’était hier : { $a }, { $b }, et tout à la fin { $c }.
story-6 = { $a }, ce qui me suffisait amplement. Puis { $b } et, pour comble, { $c }.
story-7 = Il y a bien longtemps { $a }, peu après { $b } ; j’ignore encore pourquoi { $c }.
story-8 = Un samedi { $a }. Le lendemain { $b }, et une semaine plus tard { $c }.
