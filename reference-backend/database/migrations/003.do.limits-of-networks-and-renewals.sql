-- Adds what is missing, so that it can be applied again where its record was lost.
alter table claims
  add column if not exists networks text[], -- of a reservation: hashes of the wider networks that the client belongs to
  add column if not exists renewals int not null default 0; -- of a reservation: how often its guest has prolonged it

create index if not exists claims_booked_by_guest on claims (guest) where appointment_id is not null;

update oldest_program set version = 1;
