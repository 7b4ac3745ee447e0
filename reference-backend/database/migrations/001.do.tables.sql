-- The tables as they were before migrations had numbers. A database from then has them already, so nothing is created twice.

create table if not exists oldest_program (
  only_row boolean primary key default true check (only_row),
  version  int not null -- the oldest program that works with these tables, by the number of the newest migration that it brings
);
insert into oldest_program (version) values (1);

create table if not exists providers (
  provider_id    text primary key check (provider_id ~ '^[0-9]{8}$'),
  business_name  text not null check (business_name in ('tlc', 'pharmacy', 'dietitian')),
  brand          text not null,
  legal_name     text not null,
  vanity_name    text not null,
  address_lines  text[], -- from here to postal_code, lat and lng: null for somebody who is met by video
  city_town      text,
  state_province text,
  postal_code    text,
  phone          text not null,
  timezone       text not null,
  lat            float8,
  lng            float8,
  slot_minutes   int not null check (slot_minutes > 0),
  licensed_states text[], -- states in which guests of a video visit may be; null for a place
  clinician_name text,
  image          text,
  qualification  text,
  description    text,
  accepts_benefit_codes boolean not null default false,
  booked_out_days int not null default 0 -- how many days from today on have no free times
);

-- The code is in capital letters.
create table if not exists benefit_codes (
  code text primary key
);

-- A weekday without a row is closed. Times are wall times in the provider's zone.
create table if not exists weekly_hours (
  provider_id  text not null references providers on delete cascade,
  weekday      int not null check (weekday between 1 and 7), -- 1 is Monday
  opens        time not null,
  closes       time not null check (closes > opens),
  break_starts time,
  break_ends   time check (break_ends > break_starts),
  primary key (provider_id, weekday)
);

-- Replaces the weekly hours of one day; without hours the day is closed.
create table if not exists hour_exceptions (
  provider_id  text not null references providers on delete cascade,
  day          date not null,
  opens        time,
  closes       time check (closes > opens),
  break_starts time,
  break_ends   time check (break_ends > break_starts),
  reason       text not null,
  primary key (provider_id, day),
  check ((opens is null) = (closes is null))
);

create table if not exists services (
  service_id          int primary key,
  name                text not null,
  group_name          text not null,
  group_order         int not null,
  list_order          int not null,
  max_days_ahead      int,
  minutes             int not null check (minutes > 0),
  followup_service_id int,
  followup_after_days int,
  business_names      text[] not null,
  is_vaccine          boolean not null,
  is_covid_vaccine    boolean not null,
  dose                int,
  not_menu_option     boolean not null,
  lead_time_days      int not null default 0 -- how many days after today it can first be booked
);

create table if not exists provider_services (
  provider_id text not null references providers on delete cascade,
  service_id  int not null references services on delete cascade,
  primary key (provider_id, service_id)
);

create table if not exists appointments (
  appointment_id text primary key,
  confirm_code   text not null,
  provider_id    text not null references providers,
  service_ids    int[] not null,
  starts_at      timestamptz, -- null for a walk-in, which has no time, takes no slot and cannot be canceled
  status         text not null check (status in ('BOOKED', 'CANCELED')),
  followup_of    text references appointments,
  patient_key    text not null, -- hash of names and date of birth, to find duplicates
  request        jsonb not null,
  created_at     timestamptz not null,
  canceled_at    timestamptz,
  wrong_codes    int not null default 0,
  locked_until   timestamptz
);

-- Who has which part of a provider's time. The primary key is what makes a slot bookable once.
-- A visit longer than slot_minutes has several rows. A row is live while it has an appointment, or until it expires.
create table if not exists claims (
  provider_id      text not null references providers,
  starts_at        timestamptz not null,
  guest            text not null, -- hash of the guest's cookie
  reservation_code text,
  expires_at       timestamptz,
  appointment_id   text references appointments,
  client           text, -- hash of the address that has reserved; null for an appointment
  primary key (provider_id, starts_at),
  check ((appointment_id is null) = (expires_at is not null))
);

-- The first reply to a write, for retries.
create table if not exists idempotent_replies (
  idempotency_key text primary key,
  request_hash    text not null,
  reply           jsonb,
  created_at      timestamptz not null,
  key_hash        text, -- hash of call and key
  guest           text -- hash of the guest's cookie
);

create table if not exists outbox (
  mail_id    bigint generated always as identity primary key,
  created_at timestamptz not null,
  recipient  text not null,
  subject    text not null,
  body_text  text not null,
  body_html  text not null,
  sent_at    timestamptz,
  attempts   int not null default 0, -- how often the mail server did not accept it
  leased_until timestamptz, -- until then a process is sending it, or waits before it tries again
  given_up_at timestamptz -- set once it will not be sent any more
);

-- Uses of something that is limited: the moment until which somebody has spent all uses (limits/spend.ts). Rows that are past are not
-- needed, and losing all of them in a crash does no harm: so the table is not logged, and no statement waits for a disk.
create unlogged table if not exists limit_uses (
  limit_name  text not null,
  who         text not null, -- hash
  spent_until timestamptz not null,
  primary key (limit_name, who)
) with (fillfactor = 50);

-- Controls for tests. The only row says how far the clock differs from the real one.
create table if not exists clock (
  only_row boolean primary key default true check (only_row),
  set_to   timestamptz not null,
  set_at   timestamptz not null,
  running  boolean not null
);

create table if not exists faults (
  call     text primary key,
  remaining int not null,
  fault    jsonb not null
);

create index if not exists providers_place on providers (business_name, lat, lng);
create index if not exists providers_licensed on providers using gin (licensed_states) where licensed_states is not null;
create index if not exists appointments_patient on appointments (patient_key) where status = 'BOOKED';
create index if not exists appointments_followup on appointments (followup_of);
create index if not exists claims_held_by_guest on claims (guest) where expires_at is not null;
create index if not exists claims_held_by_client on claims (client) where expires_at is not null;
create index if not exists claims_reservation on claims (reservation_code) where reservation_code is not null;
create index if not exists claims_appointment on claims (appointment_id) where appointment_id is not null;
create index if not exists claims_expiry on claims (expires_at) where expires_at is not null;
create index if not exists idempotent_replies_key on idempotent_replies (key_hash);

create or replace function day_hours(h weekly_hours) returns jsonb language sql immutable as $$
  select jsonb_build_object('start', to_char(h.opens, 'HH24:MI'), 'end', to_char(h.closes, 'HH24:MI'),
    'breakStart', to_char(h.break_starts, 'HH24:MI'), 'breakEnd', to_char(h.break_ends, 'HH24:MI'))
$$;

-- The provider as calls carry it (schemas/parts/place/provider.json).
create or replace view provider_documents as
select p.provider_id, jsonb_strip_nulls(jsonb_build_object(
  'providerId', p.provider_id,
  'businessName', p.business_name,
  'brand', p.brand,
  'legalName', p.legal_name,
  'vanityName', p.vanity_name,
  'address', case when p.address_lines is not null then jsonb_build_object('addressLines', p.address_lines,
    'cityTown', p.city_town, 'stateProvince', p.state_province, 'postalCode', p.postal_code) end,
  'phone', p.phone,
  'timezone', p.timezone,
  'location', case when p.lat is not null then jsonb_build_object('lat', p.lat, 'lng', p.lng) end,
  'clinicianName', p.clinician_name,
  'image', p.image,
  'qualification', p.qualification,
  'description', p.description,
  'operatingHours', jsonb_build_object(
    'isBreakSame', (select count(distinct (h.break_starts, h.break_ends)) <= 1 from weekly_hours h where h.provider_id = p.provider_id),
    'mondayToFriday', (select day_hours(h) from weekly_hours h where h.provider_id = p.provider_id and h.weekday = 1),
    'saturday', (select day_hours(h) from weekly_hours h where h.provider_id = p.provider_id and h.weekday = 6),
    'sunday', (select day_hours(h) from weekly_hours h where h.provider_id = p.provider_id and h.weekday = 7))
)) as document
from providers p;
