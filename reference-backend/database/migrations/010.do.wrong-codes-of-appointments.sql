-- Wrong codes are counted in limit_uses. No program since migration 1 reads these columns, so those of migration 9 go on.
alter table appointments drop column if exists wrong_codes, drop column if exists locked_until;

update oldest_program set version = 9;
