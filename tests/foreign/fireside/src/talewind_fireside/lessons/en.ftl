fireside-lesson-1 = Begin
    .text = One of you begins a story by the fire.
fireside-lesson-2 = Read along
    .text = While somebody writes, all the others read along.
fireside-lesson-3 = Go on
    .text = Then it is your turn: tell what happens next.
