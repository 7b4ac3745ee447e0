-- What is kept no longer is found without reading whole tables.
create index if not exists appointments_time on appointments (starts_at);
create index if not exists appointments_walk_ins on appointments (created_at) where starts_at is null;
create index if not exists idempotent_replies_age on idempotent_replies (created_at);

update oldest_program set version = 1;
