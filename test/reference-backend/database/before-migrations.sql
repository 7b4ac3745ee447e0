-- A database of the last program before migrations, as pg_dump wrote it: one booking that stands, one that was canceled, and a time that is
-- held, with services and rows of one clinic.

CREATE TABLE weekly_hours (
    provider_id text NOT NULL,
    weekday integer NOT NULL,
    opens time without time zone NOT NULL,
    closes time without time zone NOT NULL,
    break_starts time without time zone,
    break_ends time without time zone,
    CONSTRAINT weekly_hours_check CHECK ((closes > opens)),
    CONSTRAINT weekly_hours_check1 CHECK ((break_ends > break_starts)),
    CONSTRAINT weekly_hours_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)))
);

CREATE FUNCTION day_hours(h weekly_hours) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    AS $$
  select jsonb_build_object('start', to_char(h.opens, 'HH24:MI'), 'end', to_char(h.closes, 'HH24:MI'),
    'breakStart', to_char(h.break_starts, 'HH24:MI'), 'breakEnd', to_char(h.break_ends, 'HH24:MI'))
$$;

CREATE TABLE appointments (
    appointment_id text NOT NULL,
    confirm_code text NOT NULL,
    provider_id text NOT NULL,
    service_ids integer[] NOT NULL,
    starts_at timestamp with time zone,
    status text NOT NULL,
    followup_of text,
    patient_key text NOT NULL,
    request jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    canceled_at timestamp with time zone,
    wrong_codes integer DEFAULT 0 NOT NULL,
    locked_until timestamp with time zone,
    CONSTRAINT appointments_status_check CHECK ((status = ANY (ARRAY['BOOKED'::text, 'CANCELED'::text])))
);

CREATE TABLE benefit_codes (
    code text NOT NULL
);

CREATE TABLE claims (
    provider_id text NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    guest text NOT NULL,
    reservation_code text,
    expires_at timestamp with time zone,
    appointment_id text,
    client text,
    CONSTRAINT claims_check CHECK (((appointment_id IS NULL) = (expires_at IS NOT NULL)))
);

CREATE TABLE clock (
    only_row boolean DEFAULT true NOT NULL,
    set_to timestamp with time zone NOT NULL,
    set_at timestamp with time zone NOT NULL,
    running boolean NOT NULL,
    CONSTRAINT clock_only_row_check CHECK (only_row)
);

CREATE TABLE faults (
    call text NOT NULL,
    remaining integer NOT NULL,
    fault jsonb NOT NULL
);

CREATE TABLE hour_exceptions (
    provider_id text NOT NULL,
    day date NOT NULL,
    opens time without time zone,
    closes time without time zone,
    break_starts time without time zone,
    break_ends time without time zone,
    reason text NOT NULL,
    CONSTRAINT hour_exceptions_check CHECK ((closes > opens)),
    CONSTRAINT hour_exceptions_check1 CHECK ((break_ends > break_starts)),
    CONSTRAINT hour_exceptions_check2 CHECK (((opens IS NULL) = (closes IS NULL)))
);

CREATE TABLE idempotent_replies (
    idempotency_key text NOT NULL,
    request_hash text NOT NULL,
    reply jsonb,
    created_at timestamp with time zone NOT NULL,
    key_hash text,
    guest text
);

CREATE UNLOGGED TABLE limit_uses (
    limit_name text NOT NULL,
    who text NOT NULL,
    spent_until timestamp with time zone NOT NULL
)
WITH (fillfactor='50');

CREATE TABLE outbox (
    mail_id bigint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    body_text text NOT NULL,
    body_html text NOT NULL,
    sent_at timestamp with time zone,
    attempts integer DEFAULT 0 NOT NULL,
    leased_until timestamp with time zone,
    given_up_at timestamp with time zone
);

ALTER TABLE outbox ALTER COLUMN mail_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME outbox_mail_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE providers (
    provider_id text NOT NULL,
    business_name text NOT NULL,
    brand text NOT NULL,
    legal_name text NOT NULL,
    vanity_name text NOT NULL,
    address_lines text[],
    city_town text,
    state_province text,
    postal_code text,
    phone text NOT NULL,
    timezone text NOT NULL,
    lat double precision,
    lng double precision,
    slot_minutes integer NOT NULL,
    licensed_states text[],
    clinician_name text,
    image text,
    qualification text,
    description text,
    accepts_benefit_codes boolean DEFAULT false NOT NULL,
    booked_out_days integer DEFAULT 0 NOT NULL,
    CONSTRAINT providers_business_name_check CHECK ((business_name = ANY (ARRAY['tlc'::text, 'pharmacy'::text, 'dietitian'::text]))),
    CONSTRAINT providers_provider_id_check CHECK ((provider_id ~ '^[0-9]{8}$'::text)),
    CONSTRAINT providers_slot_minutes_check CHECK ((slot_minutes > 0))
);

CREATE VIEW provider_documents AS
 SELECT p.provider_id,
    jsonb_strip_nulls(jsonb_build_object('providerId', p.provider_id, 'businessName', p.business_name, 'brand', p.brand, 'legalName', p.legal_name, 'vanityName', p.vanity_name, 'address',
        CASE
            WHEN (p.address_lines IS NOT NULL) THEN jsonb_build_object('addressLines', p.address_lines, 'cityTown', p.city_town, 'stateProvince', p.state_province, 'postalCode', p.postal_code)
            ELSE NULL::jsonb
        END, 'phone', p.phone, 'timezone', p.timezone, 'location',
        CASE
            WHEN (p.lat IS NOT NULL) THEN jsonb_build_object('lat', p.lat, 'lng', p.lng)
            ELSE NULL::jsonb
        END, 'clinicianName', p.clinician_name, 'image', p.image, 'qualification', p.qualification, 'description', p.description, 'operatingHours', jsonb_build_object('isBreakSame', ( SELECT (count(DISTINCT ROW(h.break_starts, h.break_ends)) <= 1)
           FROM weekly_hours h
          WHERE (h.provider_id = p.provider_id)), 'mondayToFriday', ( SELECT day_hours(h.*) AS day_hours
           FROM weekly_hours h
          WHERE ((h.provider_id = p.provider_id) AND (h.weekday = 1))), 'saturday', ( SELECT day_hours(h.*) AS day_hours
           FROM weekly_hours h
          WHERE ((h.provider_id = p.provider_id) AND (h.weekday = 6))), 'sunday', ( SELECT day_hours(h.*) AS day_hours
           FROM weekly_hours h
          WHERE ((h.provider_id = p.provider_id) AND (h.weekday = 7)))))) AS document
   FROM providers p;

COMMENT ON VIEW provider_documents IS '84c2b9960e9ae1de40550c995ed975c2';

CREATE TABLE provider_services (
    provider_id text NOT NULL,
    service_id integer NOT NULL
);

CREATE TABLE services (
    service_id integer NOT NULL,
    name text NOT NULL,
    group_name text NOT NULL,
    group_order integer NOT NULL,
    list_order integer NOT NULL,
    max_days_ahead integer,
    minutes integer NOT NULL,
    followup_service_id integer,
    followup_after_days integer,
    business_names text[] NOT NULL,
    is_vaccine boolean NOT NULL,
    is_covid_vaccine boolean NOT NULL,
    dose integer,
    not_menu_option boolean NOT NULL,
    lead_time_days integer DEFAULT 0 NOT NULL,
    CONSTRAINT services_minutes_check CHECK ((minutes > 0))
);

INSERT INTO appointments VALUES
	('U916azteayYGh0tOyR-Qsw', 'P3SNE9FR', '01445225', '{29}', '2027-03-01 13:00:00+00', 'BOOKED', NULL, 'HNOTqiVd73xoz1Lk_tIElxUX9Js3z8BbTLo0PsTQftw', '{"dateTime": {"value": "2027-03-01 08:00:00", "timezone": "America/New_York"}, "basicInfo": {"email": "guest@example.com", "phone": "513-555-0199", "lastName": "Example", "firstName": "Ann", "dateOfBirth": "1990-06-15"}, "serviceIds": [29], "businessName": "tlc", "locationNumber": "01445225"}', '2027-02-28 17:00:00+00', NULL, 0, NULL),
	('JXRlaHBywClLj6S7TcoQ3Q', '4WMVB87N', '01445225', '{29}', '2027-03-01 14:00:00+00', 'CANCELED', NULL, '87uP8CeBDdrLVREYkFb4sMiGfN2-uDAdyVWGu6i1K3Q', '{"dateTime": {"value": "2027-03-01 09:00:00", "timezone": "America/New_York"}, "basicInfo": {"email": "guest@example.com", "phone": "513-555-0199", "lastName": "Example", "firstName": "Bea", "dateOfBirth": "1990-06-15"}, "serviceIds": [29], "businessName": "tlc", "locationNumber": "01445225"}', '2027-02-28 17:00:00+00', '2027-02-28 17:00:00+00', 0, NULL);

INSERT INTO benefit_codes VALUES
	('CARE2027'),
	('HARVEST');

INSERT INTO claims VALUES
	('01445225', '2027-03-01 13:00:00+00', '_nMYXWVSXPvivPZLfR3dx9bJW0VivQenJ8o5oTEb-Io', NULL, NULL, 'U916azteayYGh0tOyR-Qsw', NULL),
	('01445225', '2027-03-01 15:00:00+00', 'CtGMsAmHh88kg-Lz5G4QHhyCGEE1kgKwKnqZOaoCA3k', 'vxrLoiZrGnPMWPY2G64gQA', '2027-02-28 17:10:00+00', NULL, 'vlPnXQBnrbFGT3aNK9_jd2dQ2wJS-HfF7Grrn4a70Qg');

INSERT INTO clock VALUES
	(true, '2027-02-28 17:00:00+00', '2026-11-25 07:36:56.395+00', false);

INSERT INTO faults VALUES
	('list-services', 1, '{"status": 500}');

INSERT INTO hour_exceptions VALUES
	('01445225', '2025-01-01', NULL, NULL, NULL, NULL, 'New Year''s Day');

INSERT INTO idempotent_replies VALUES
	('ANhkcti9xN_mrj8DRBGQ1Cq69SC26m9ZW7VAR2Cz5Rs', '0VZk1ZdvDcIva18t55x8Z-BMyVoYHuh1lsEEiJRyN7M', '{"data": {"appointments": [{"id": "U916azteayYGh0tOyR-Qsw", "status": "BOOKED", "dateTime": {"value": "2027-03-01 08:00:00", "timezone": "America/New_York"}, "providerId": "01445225", "serviceIds": [29], "confirmCode": "P3SNE9FR", "businessName": "tlc"}]}}', '2027-02-28 17:00:00+00', '9Qy8NrLhoGwp3giQ3K7AEiI_2od1t7YPkJJyVzOQA_4', '_nMYXWVSXPvivPZLfR3dx9bJW0VivQenJ8o5oTEb-Io');

INSERT INTO limit_uses VALUES
	('bookingTriesPerPatient', 'HNOTqiVd73xoz1Lk_tIElxUX9Js3z8BbTLo0PsTQftw vlPnXQBnrbFGT3aNK9_jd2dQ2wJS-HfF7Grrn4a70Qg', '2027-02-28 17:03:00+00'),
	('bookingTriesPerClient', 'vlPnXQBnrbFGT3aNK9_jd2dQ2wJS-HfF7Grrn4a70Qg', '2027-02-28 17:00:36+00'),
	('bookingTriesPerPatient', '87uP8CeBDdrLVREYkFb4sMiGfN2-uDAdyVWGu6i1K3Q vlPnXQBnrbFGT3aNK9_jd2dQ2wJS-HfF7Grrn4a70Qg', '2027-02-28 17:03:00+00'),
	('bookingsPerMailAddress', 'UTk1xNLbLS2YTf8daDl_birIxOXEjJK9mOAr3JC3rv4', '2027-02-28 21:48:00+00'),
	('wrongConfirmCodesPerClient', 'vlPnXQBnrbFGT3aNK9_jd2dQ2wJS-HfF7Grrn4a70Qg', '2027-02-28 17:00:00+00'),
	('reservationTriesPerClient', 'vlPnXQBnrbFGT3aNK9_jd2dQ2wJS-HfF7Grrn4a70Qg', '2027-02-28 17:00:06+00');

INSERT INTO outbox OVERRIDING SYSTEM VALUE VALUES
	(1, '2027-02-28 17:00:00+00', 'guest@example.com', 'Your appointment is confirmed', 'Hello Ann,

We look forward to seeing you.

When: Monday, March 1, 2027 at 8:00 AM Eastern Standard Time
Service: Cold, Flu or COVID-19 Symptoms
Where: The Little Clinic at Lincoln Way, 225 Lincoln Way, Suite 100, Cincinnati, OH 45225
Phone: 513-555-0113
Confirmation code: P3SNE9FR

Cancel this appointment:
https://stepwell.example/health-services/scheduler/cancel/U916azteayYGh0tOyR-Qsw/P3SNE9FR

To change the time, cancel and book again, or call the number above.', '<!doctype html><title>A mail</title>', NULL, 0, NULL, NULL),
	(2, '2027-02-28 17:00:00+00', 'guest@example.com', 'Your appointment is confirmed', 'Hello Bea,

We look forward to seeing you.

When: Monday, March 1, 2027 at 9:00 AM Eastern Standard Time
Service: Cold, Flu or COVID-19 Symptoms
Where: The Little Clinic at Lincoln Way, 225 Lincoln Way, Suite 100, Cincinnati, OH 45225
Phone: 513-555-0113
Confirmation code: 4WMVB87N

Cancel this appointment:
https://stepwell.example/health-services/scheduler/cancel/JXRlaHBywClLj6S7TcoQ3Q/4WMVB87N

To change the time, cancel and book again, or call the number above.', '<!doctype html><title>A mail</title>', NULL, 0, NULL, NULL),
	(3, '2027-02-28 17:00:00+00', 'guest@example.com', 'Your appointment is canceled', 'Hello Bea,

This appointment is canceled.

When: Monday, March 1, 2027 at 9:00 AM Eastern Standard Time
Service: Cold, Flu or COVID-19 Symptoms
Where: The Little Clinic at Lincoln Way, 225 Lincoln Way, Suite 100, Cincinnati, OH 45225
Phone: 513-555-0113
Confirmation code: 4WMVB87N

Book another appointment:
https://stepwell.example/health-services/scheduler

Questions? Call the number above.', '<!doctype html><title>A mail</title>', NULL, 0, NULL, NULL);

INSERT INTO provider_services VALUES
	('01445225', 29);

INSERT INTO providers VALUES
	('01445225', 'tlc', 'THE LITTLE CLINIC', 'The Little Clinic, LLC', 'The Little Clinic at Lincoln Way', '{"225 Lincoln Way","Suite 100"}', 'Cincinnati', 'OH', '45225', '513-555-0113', 'America/New_York', 39.1447, -84.5533, 30, NULL, NULL, NULL, NULL, NULL, false, 0);

INSERT INTO services VALUES
	(29, 'Cold, Flu or COVID-19 Symptoms', 'Illnesses', 1, 1, 14, 20, NULL, NULL, '{tlc}', false, false, NULL, false, 0),
	(101, 'Flu', 'Vaccines', 9, 801, 60, 20, NULL, NULL, '{tlc,pharmacy}', true, false, NULL, false, 0),
	(102, 'Tdap', 'Vaccines', 9, 802, 60, 20, NULL, NULL, '{tlc,pharmacy}', true, false, NULL, false, 0);

INSERT INTO weekly_hours VALUES
	('01445225', 1, '07:30:00', '17:30:00', '12:00:00', '13:00:00'),
	('01445225', 2, '07:30:00', '17:30:00', '12:00:00', '13:00:00'),
	('01445225', 3, '07:30:00', '17:30:00', '12:00:00', '13:00:00'),
	('01445225', 4, '07:30:00', '17:30:00', '12:00:00', '13:00:00'),
	('01445225', 5, '07:30:00', '17:30:00', '12:00:00', '13:00:00'),
	('01445225', 6, '08:00:00', '13:00:00', NULL, NULL);

SELECT pg_catalog.setval('outbox_mail_id_seq', 3, true);

ALTER TABLE ONLY appointments
    ADD CONSTRAINT appointments_pkey PRIMARY KEY (appointment_id);

ALTER TABLE ONLY benefit_codes
    ADD CONSTRAINT benefit_codes_pkey PRIMARY KEY (code);

ALTER TABLE ONLY claims
    ADD CONSTRAINT claims_pkey PRIMARY KEY (provider_id, starts_at);

ALTER TABLE ONLY clock
    ADD CONSTRAINT clock_pkey PRIMARY KEY (only_row);

ALTER TABLE ONLY faults
    ADD CONSTRAINT faults_pkey PRIMARY KEY (call);

ALTER TABLE ONLY hour_exceptions
    ADD CONSTRAINT hour_exceptions_pkey PRIMARY KEY (provider_id, day);

ALTER TABLE ONLY idempotent_replies
    ADD CONSTRAINT idempotent_replies_pkey PRIMARY KEY (idempotency_key);

ALTER TABLE ONLY limit_uses
    ADD CONSTRAINT limit_uses_pkey PRIMARY KEY (limit_name, who);

ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (mail_id);

ALTER TABLE ONLY provider_services
    ADD CONSTRAINT provider_services_pkey PRIMARY KEY (provider_id, service_id);

ALTER TABLE ONLY providers
    ADD CONSTRAINT providers_pkey PRIMARY KEY (provider_id);

ALTER TABLE ONLY services
    ADD CONSTRAINT services_pkey PRIMARY KEY (service_id);

ALTER TABLE ONLY weekly_hours
    ADD CONSTRAINT weekly_hours_pkey PRIMARY KEY (provider_id, weekday);

CREATE INDEX appointments_followup ON appointments USING btree (followup_of);

CREATE INDEX appointments_patient ON appointments USING btree (patient_key) WHERE (status = 'BOOKED'::text);

CREATE INDEX claims_appointment ON claims USING btree (appointment_id) WHERE (appointment_id IS NOT NULL);

CREATE INDEX claims_expiry ON claims USING btree (expires_at) WHERE (expires_at IS NOT NULL);

CREATE INDEX claims_held_by_client ON claims USING btree (client) WHERE (expires_at IS NOT NULL);

CREATE INDEX claims_held_by_guest ON claims USING btree (guest) WHERE (expires_at IS NOT NULL);

CREATE INDEX claims_reservation ON claims USING btree (reservation_code) WHERE (reservation_code IS NOT NULL);

CREATE INDEX idempotent_replies_key ON idempotent_replies USING btree (key_hash);

CREATE INDEX providers_licensed ON providers USING gin (licensed_states) WHERE (licensed_states IS NOT NULL);

CREATE INDEX providers_place ON providers USING btree (business_name, lat, lng);

ALTER TABLE ONLY appointments
    ADD CONSTRAINT appointments_followup_of_fkey FOREIGN KEY (followup_of) REFERENCES appointments(appointment_id);

ALTER TABLE ONLY appointments
    ADD CONSTRAINT appointments_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(provider_id);

ALTER TABLE ONLY claims
    ADD CONSTRAINT claims_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointments(appointment_id);

ALTER TABLE ONLY claims
    ADD CONSTRAINT claims_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(provider_id);

ALTER TABLE ONLY hour_exceptions
    ADD CONSTRAINT hour_exceptions_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(provider_id) ON DELETE CASCADE;

ALTER TABLE ONLY provider_services
    ADD CONSTRAINT provider_services_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(provider_id) ON DELETE CASCADE;

ALTER TABLE ONLY provider_services
    ADD CONSTRAINT provider_services_service_id_fkey FOREIGN KEY (service_id) REFERENCES services(service_id) ON DELETE CASCADE;

ALTER TABLE ONLY weekly_hours
    ADD CONSTRAINT weekly_hours_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(provider_id) ON DELETE CASCADE;
