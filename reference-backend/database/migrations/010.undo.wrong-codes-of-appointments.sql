alter table appointments
  add column wrong_codes int not null default 0,
  add column locked_until timestamptz;

update oldest_program set version = 9;
