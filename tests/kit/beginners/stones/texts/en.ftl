stones-name = Stones
stones-about = Take stones from a heap, and keep your charm to yourself.

stones-take = How many of the { $stones } stones do you take?
stones-move-take = Take stones

stones-dealt = Your charm: { $charm }.
stones-took = { SEAT($seat) } takes { $count }.
stones-shown = The charms: { $charms }.

stones-view-stones = Stones
stones-view-charm = Your charm
stones-view-charms = All charms

stones-option-size = The heap
stones-option-size-small = six stones
stones-option-size-large = nine stones
