alter table claims
  add column networks text[], -- of a reservation: hashes of the wider networks that the client belongs to
  add column renewals int not null default 0; -- of a reservation: how often its guest has prolonged it

create index claims_booked_by_guest on claims (guest) where appointment_id is not null;

update oldest_program set version = 1;
