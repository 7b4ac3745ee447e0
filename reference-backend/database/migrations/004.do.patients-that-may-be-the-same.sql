alter table appointments
  add column if not exists may_be_same_as text[]; -- appointments of a patient with this name and date of birth, but no contact in common

update oldest_program set version = 1;
