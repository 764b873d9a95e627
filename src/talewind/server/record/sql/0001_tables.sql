-- Everything about a table lies on its shard; (table_id, seq) is the only referee.

create table persons (
    id text collate "C" primary key,
    made_at timestamptz not null default now()
);

create table tables (
    id text collate "C" primary key,
    game text not null,
    rules integer not null,
    options bytea not null,              -- JSON of the game's options
    chairs smallint not null,            -- seats offered
    status text not null check (status in ('open', 'playing', 'over', 'folded')),
    host text collate "C" not null,
    code text collate "C" unique,        -- knocks; null once the table is closed
    join_key bytea not null,             -- hashes of the keys that links carry
    watch_key bytea not null,
    locked boolean not null default false,
    secret bytea not null,               -- of chance; published only when the game is over
    commitment bytea not null,
    opened_at bigint not null,           -- the server's milliseconds
    started_at bigint,
    before text collate "C"              -- the table of which this is the rematch
);

create table seats (
    table_id text collate "C" not null references tables on delete cascade,
    seat smallint not null,
    person text collate "C",             -- null: a bot
    name text not null,
    nonce bytea not null,
    carry_key bytea not null,            -- hash of the key that carries the seat to another device
    primary key (table_id, seat)
);
create index seats_of_person on seats (person) where person is not null;

create table moves (
    table_id text collate "C" not null,
    seq integer not null,
    move_id text collate "C",            -- made by the client; a repeated one has no second effect
    seat smallint,
    at bigint not null,
    body bytea not null,                 -- JSON of the kit's row
    told bytea not null,                 -- JSON of the events, so that looking at an old game runs no rules
    only_for smallint[],                 -- the seats that may notice it; null: everybody
    state_hash bytea not null,
    rules integer not null,
    primary key (table_id, seq)
);
create unique index moves_once on moves (table_id, move_id) where move_id is not null;

create table snapshots (
    table_id text collate "C" not null,
    seq integer not null,
    state bytea not null,
    primary key (table_id, seq)
);

create table clocks (
    table_id text collate "C" primary key,
    due bigint not null
);
create index clocks_due on clocks (due);

create table drafts (
    table_id text collate "C" not null,
    seat smallint not null,
    number integer not null,             -- of the question it answers
    body bytea not null,
    primary key (table_id, seat)
);

create table finished (
    table_id text collate "C" primary key,
    folded bytea not null,               -- the whole game, compressed
    ended_at bigint not null
);
