-- Who did what with an appointment, and when. It names nobody: guests and appointments are keyed hashes.
create table if not exists audit_entries (
  entry_id    bigint generated always as identity primary key,
  happened_at timestamptz not null,
  act         text not null check (act in ('booked', 'moved', 'canceled', 'read', 'forgot')),
  who         text not null, -- guest- with a hash, or operator- with a name
  what        text not null, -- hash of the appointment's id
  seal        int -- number of the seal that it is under; null until it is sealed
);
-- Each seals a batch of entries, and has the hash of the one before. They stay when their entries go.
create table if not exists audit_seals (
  number       int primary key check (number > 0),
  sealed_at    timestamptz not null,
  kept_until   timestamptz not null, -- until then its entries must be there
  first_entry  bigint not null,
  last_entry   bigint not null,
  entries      int not null check (entries > 0),
  entries_hash text not null,
  hash_before  text not null,
  hash         text not null,
  key_id       text not null, -- the key of the set with which mac was made
  mac          text not null
);
create index if not exists audit_entries_unsealed on audit_entries (entry_id) where seal is null;
create index if not exists audit_entries_seal on audit_entries (seal) where seal is not null;

-- The only way in which a server's role deletes entries: whole batches, and none before its time, whatever the program
-- says. Its names have their schema, so that no temporary table can stand in for one of them.
do $$ begin
  execute format($make$
    create or replace function delete_expired_audit(at timestamptz) returns int
    language sql security definer set search_path = pg_catalog, pg_temp as $body$
      with deleted as (
        delete from %1$I.audit_entries where seal in (
          select number from %1$I.audit_seals
          where number >= (select min(seal) from %1$I.audit_entries) and kept_until < least(at, now())
            and exists (select from %1$I.audit_entries where seal = number)
          order by number limit 20)
        returning seal)
      select count(*)::int from deleted
    $body$ $make$, current_schema);
end $$;

update oldest_program set version = 9;
