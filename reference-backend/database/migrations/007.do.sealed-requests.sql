-- The program seals what guests enter, which SQL cannot. Until it has sealed the rows from before, they keep `request`.
alter table appointments
  add column if not exists sealed text, -- the request, sealed with a key of data_keys; null where request still has it
  add column if not exists licensure_state text, -- of a visit by video: the state where the guest is
  add column if not exists wants_flu_vaccine boolean, -- requested besides the services
  alter column request drop not null;

create index if not exists appointments_unsealed on appointments (appointment_id) where sealed is null;

-- The keys with which something was sealed or hashed. A program that lacks one of them does not start.
create table if not exists data_keys (
  key_id  text primary key,
  used_as text not null check (used_as in ('sealing', 'hashing'))
);

update oldest_program set version = 7;
