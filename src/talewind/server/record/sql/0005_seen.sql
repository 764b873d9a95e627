-- When somebody in the waiting room was last heard of: those who wait see who is there.
alter table seats add column seen_at bigint;
