ST-1 = Two to four play.
ST-2 = In turn everybody takes one, two or three stones.
ST-3 = Who takes the last stone has a point.
    .why = the last stone
ST-4 = Who has the first charm in the alphabet has a point.
    .why = the first charm
