-- A screen in a living room that waits until somebody at a table lets it in; the first letter of its code names this shard.
create table screens (
    code text collate "C" primary key,
    key bytea not null,                  -- hash of the screen's own key: a code alone tells nothing
    until bigint not null,
    table_id text collate "C"            -- where it was let in; may be on another shard
);
