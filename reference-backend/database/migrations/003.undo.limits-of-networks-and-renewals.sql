drop index claims_booked_by_guest;
alter table claims drop column networks, drop column renewals;

update oldest_program set version = 1;
