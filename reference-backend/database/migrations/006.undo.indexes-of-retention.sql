drop index if exists appointments_time, appointments_walk_ins, idempotent_replies_age;

update oldest_program set version = 1;
