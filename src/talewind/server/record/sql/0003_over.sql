-- When a game was over: a while later it is bound into one row.
alter table tables add column over_at bigint;
create index tables_over on tables (over_at) where status = 'over';
