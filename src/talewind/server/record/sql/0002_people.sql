-- Who asks to come in, who would go on without somebody, and which table is the rematch of which.

create table knocks (
    table_id text collate "C" not null references tables on delete cascade,
    person text collate "C" not null,
    name text not null,
    answer text not null default 'waiting' check (answer in ('waiting', 'in', 'no')),
    asked_at bigint not null,
    primary key (table_id, person)
);

create table without (
    table_id text collate "C" not null references tables on delete cascade,
    seat smallint not null,              -- whom to go on without
    person text collate "C" not null,    -- who says so
    primary key (table_id, seat, person)
);

-- On the old table's shard: of two who open a rematch at once, one row stands.
create table rematches (
    table_id text collate "C" primary key,
    next text collate "C" not null
);
