### How Winter Tales is played: three cards (.say is written in the picture), a short read, and the sections of the rules (.rule is
### the first rule of each).

## The cards

winter_tales-lesson-1 = Weave
    .text = Weave children’s drawings into one tale. Each drawing carries your character further.
    .say = Alice found the gate …
winter_tales-lesson-2 = Meet
    .text = Spring and winter meet in Wintertown: with quests, traps and battles.
winter_tales-lesson-3 = Remember
    .text = Won quests become memories. At the end, the drawings you kept count too.
    .say = … and so the winter ended.

## The short read

winter_tales-read-1 = What it is about
    .text = Snow lies on Wintertown. Rebels of spring and soldiers of winter, heroes of old fairy tales, fight over it, and you tell all of it together. Your side wins or loses as one.
winter_tales-read-2 = The sides
    .text = Half of you are spring, half are winter. With an odd number somebody is the writer, plays a little for both, and wins if the end is a draw. And somebody is the story arbiter, with the last word on what fits the tale.
winter_tales-read-3 = Your turn
    .text = Choose one of your characters that has not acted yet. You draw three drawings, may move, and may do one thing: begin a new quest, or take on one that lies where you stand. Then you keep at most seven. When everybody has acted, the chapter is over and everybody draws again.
winter_tales-read-4 = On the way
    .text = One drawing carries you up to two spaces. Tell why and how you go, and work the drawing into the sentence; it may be a thing, a feeling or a sound.
winter_tales-read-5 = Battles and traps
    .text = A rebel who comes to a soldier may be attacked: both lay drawings in turn, and whoever lays the last one wins. A soldier who comes to a rebel may run into a trap: the rebel hides drawings, only some of them meant, and the soldier has to lay as many without knowing how many that is. A beaten rebel or a trapped soldier lies down until two drawings help them up.
winter_tales-read-6 = Quests
    .text = Whoever begins a quest ties it to the memory under the bookmark; then all who are there may help or hinder, with as many drawings as they like. The side with more drawings wins the quest, and one of them becomes a memory.
winter_tales-read-7 = The epilogue
    .text = With the last memory, usually the third, the last part begins. Everybody tells with the drawings that are left: each counts one, and each memory three. The side with more has won the town.
winter_tales-read-8 = What people get wrong at first
    .text = They spend everything on the first quest. A drawing that you keep is a point at the end, and nobody sees how many you hold. And remember what is under the bookmark: whoever forgets it loses the quest.

## The sections of the rules

winter_tales-section-1 = Basics and map
    .rule = WT-1
winter_tales-section-2 = Story cards and hands
    .rule = WT-12
winter_tales-section-3 = Set-up
    .rule = WT-19
winter_tales-section-4 = Chapters
    .rule = WT-52
winter_tales-section-5 = Activation
    .rule = WT-61
winter_tales-section-6 = Movement
    .rule = WT-67
winter_tales-section-7 = Interrupting movement
    .rule = WT-72
winter_tales-section-8 = Battles
    .rule = WT-79
winter_tales-section-9 = Traps
    .rule = WT-92
winter_tales-section-10 = Characters who lie down
    .rule = WT-107
winter_tales-section-11 = New quests
    .rule = WT-115
winter_tales-section-12 = The seven quests
    .rule = WT-124
winter_tales-section-13 = Resolving a quest
    .rule = WT-133
winter_tales-section-14 = Memories and bookmark
    .rule = WT-167
winter_tales-section-15 = The epilogue
    .rule = WT-172
winter_tales-section-16 = Writer and story arbiter
    .rule = WT-191
winter_tales-section-17 = Longer games, and another epilogue
    .rule = WT-199
winter_tales-section-18 = Powers
    .rule = WT-203
winter_tales-section-19 = The rebel returns
    .rule = WT-237
winter_tales-section-20 = Objectives
    .rule = WT-242
winter_tales-section-21 = Skills
    .rule = WT-263
winter_tales-section-22 = Rulings: set-up and turns
    .rule = WT-R1
winter_tales-section-23 = Rulings: the writer
    .rule = WT-R12
winter_tales-section-24 = Rulings: movement and interruptions
    .rule = WT-R18
winter_tales-section-25 = Rulings: battles and traps
    .rule = WT-R30
winter_tales-section-26 = Rulings: saving
    .rule = WT-R40
winter_tales-section-27 = Rulings: quests
    .rule = WT-R44
winter_tales-section-28 = Rulings: the epilogue
    .rule = WT-R61
winter_tales-section-29 = Rulings: powers
    .rule = WT-R67
winter_tales-section-30 = Rulings: objectives
    .rule = WT-R80
winter_tales-section-31 = Rulings: skills
    .rule = WT-R89
winter_tales-section-32 = Rulings: telling
    .rule = WT-R93
winter_tales-section-33 = Rulings: length and hands
    .rule = WT-R95
