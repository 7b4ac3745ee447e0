import { describe, expect, test } from 'vitest';
import type { ScheduleAppointmentRequest } from '../../../schemas/generated/api/appointments/schedule-appointment/request.js';
import { booking, paths, readCode, reservation, tryToBook } from '../support/calls.ts';
import { kindsOfCalls } from '../support/databases.ts';
import { suiteBackend } from '../support/suiteBackend.ts';
import { wholeBooking } from '../support/wholeBooking.ts';

type Request = ScheduleAppointmentRequest;

const at = (value: string, timezone = 'America/New_York') => ({ dateTime: { value, timezone } });

const dietary = (value: string) => ({
  businessName: 'dietitian' as const,
  serviceIds: [201],
  locationNumber: '91000003',
  licensureState: 'TN',
  ...at(value, 'America/Chicago'),
});

const { consentDetails, insuranceInfo, questionnaire } = wholeBooking;
const { signature } = consentDetails ?? {};
const { guardianDetails } = signature ?? {};

const patient = (more: Partial<Request['basicInfo']>) => ({ basicInfo: { ...wholeBooking.basicInfo, ...more } });
const address = (more: object) => patient({ address: { ...requireAddress(wholeBooking), ...more } });
const signed = (more: object) => ({ consentDetails: { ...consentDetails, signature: { ...signature, ...more } } });
const guardian = (more: object) => signed({ guardianDetails: { ...guardianDetails, ...more } });
const insured = (more: object) => ({
  insuranceInfo: { ...insuranceInfo, primaryInsurance: { ...insuranceInfo?.primaryInsurance, ...more } },
});
const asked = (more: object) => ({ questionnaire: { ...questionnaire, ...more } });
const taken = (lastTakenDate: string) => [{ name: 'Flu', lastTakenDate }];

const additional = (...more: readonly object[]): object => ({
  additional: more.map((each) => ({ id: 'pet', label: 'Pet', value: 'Rex', ...each })),
});

const shown = (...consents: readonly object[]): object => ({
  consentVersions: consents.map((each) => ({ document: 'general-consent/standard', version: '0123456789ab', ...each })),
});

function requireAddress({ basicInfo }: Request) {
  if (!basicInfo.address) throw new Error('the whole booking has an address');
  return basicInfo.address;
}

describe.each(kindsOfCalls)('what a booking must fit, on %s', (kind) => {
  const backend = suiteBackend({}, kind);

  const tryWhole = async (more: object) => tryToBook(backend().guest(), { ...wholeBooking, ...more });

  test.each([
    ['a whole booking', {}],
    ['a patient who is 12 months old today', patient({ dateOfBirth: '2026-02-28' })],
    ['a patient of 1900', patient({ dateOfBirth: '1900-01-01' })],
    ['three vaccines at one time', { serviceIds: [101, 102, 103] }],
    ['a vaccine on the day when it is ready', { serviceIds: [115], ...at('2027-03-02 08:00:00') }],
    ['a physical further ahead than a search looks', { serviceIds: [61], ...at('2027-04-15 08:00:00') }],
    ['a dietitian in 3 days', dietary('2027-03-03 11:00:00')],
    ['a dietitian in 90 days', dietary('2027-05-29 09:00:00')],
    ['a county of three letters', address({ county: 'Lee' })],
    ['a county and a city with a period', address({ county: 'St. Clair', cityTown: 'St. Louis' })],
    ['letters of another language', address({ cityTown: 'Cañon City', county: 'Doña Ana' })],
    ['the legal name of the longest first and last name', signed({ legalName: `${'x'.repeat(50)} ${'y'.repeat(50)}` })],
    [
      'a patient who signs alone',
      signed({
        guardianName: undefined,
        guardianLastName: undefined,
        guardianDetails: { relationshipWithPatient: 'Self' },
      }),
    ],
    ['an additional answer at its limits', asked(additional({ id: 'a'.repeat(60), label: 'l'.repeat(300) }))],
    ['an additional number, a no and a list', asked(additional({ value: -2.5 }, { value: false }, { value: ['a'] }))],
    [
      'twenty consents of which the longest name is at its limit',
      shown(...Array(19).fill({}), { document: `c/${'i'.repeat(98)}` }),
    ],
    ['a vaccine that was given yesterday', asked({ recentVaccinationDetails: taken('2027-02-27') })],
  ])('%s is booked', async (_what, more) => {
    const { status, body } = await tryWhole(more);
    expect([status, readCode(body)]).toEqual([200, undefined]);
  });

  test.each([
    ['a day too young', patient({ dateOfBirth: '2026-03-01' }), 400, 'patientTooYoung'],
    ['not born yet', patient({ dateOfBirth: '2027-03-01' }), 400, 'dateInFuture'],
    ['born before 1900', patient({ dateOfBirth: '1899-12-31' }), 400, 'pattern'],
    ['born on a day that does not exist', patient({ dateOfBirth: '2001-02-29' }), 400, 'format'],
    ['whose first name is a space', patient({ firstName: ' ' }), 400, 'pattern'],
    ['whose last name has 51 letters', patient({ lastName: 'x'.repeat(51) }), 400, 'maxLength'],
    ['whose email is none', patient({ email: 'guest@' }), 400, 'format'],
    ['whose email has 65 characters', patient({ email: `${'x'.repeat(53)}@example.com` }), 400, 'maxLength'],
    ['whose phone is written otherwise', patient({ phone: '(513) 555-0199' }), 400, 'pattern'],
    ['whose weight has four digits', patient({ weight: '1000' }), 400, 'pattern'],
    ['whose county has two letters', address({ county: 'O. K.' }), 400, 'pattern'],
    ['whose city has a digit', address({ cityTown: 'Area 51' }), 400, 'pattern'],
    ['whose ZIP code has four digits', address({ postalCode: '4520' }), 400, 'pattern'],
    ['whose address line has 41 characters', address({ addressLines: ['x'.repeat(41)] }), 400, 'maxLength'],
    ['who lives nowhere', address({ stateProvince: 'Ohio' }), 400, undefined],
    ['whose guardian has no name', signed({ guardianName: undefined }), 400, 'required'],
    ['whose guardian is not chosen', guardian({ relationshipWithPatient: 'Choose One' }), 400, 'not'],
    ['whose guardian is not born yet', guardian({ dateOfBirth: '2027-03-01' }), 400, 'dateInFuture'],
    ['whose legal name has 102 characters', signed({ legalName: 'x'.repeat(102) }), 400, 'maxLength'],
    ['who signed with spaces', signed({ legalName: '  ' }), 400, 'pattern'],
    ['who signed on a wall clock', signed({ dateTime: '2027-02-28T12:00:00-05:00' }), 400, 'pattern'],
    ['whose consent is neither yes nor no', { consentDetails: { consentToTreat: 'YES' } }, 400, 'enum'],
    ['whose carrier is not chosen', insured({ companyName: 'Choose One' }), 400, 'not'],
    ['whose relation to the policy holder is not chosen', insured({ relation: 'Choose One' }), 400, 'not'],
    ['whose member id has 21 characters', insured({ memberId: 'M'.repeat(21) }), 400, 'maxLength'],
    ['whose group number has 31 characters', insured({ groupNumber: 'G'.repeat(31) }), 400, 'maxLength'],
    [
      'whose Medicare id is too short',
      { insuranceInfo: { medicareBeneficiaryIdNumber: '1EG4-TE5-MK7' } },
      400,
      'pattern',
    ],
    ['who writes 201 characters', { medicalInfo: { medications: 'm'.repeat(201) } }, 400, 'maxLength'],
    ['who had a vaccine today', asked({ recentVaccinationDetails: taken('2027-02-28') }), 400, 'dateInFuture'],
    ['who will have a blood product', asked({ bloodProductDetails: taken('2027-03-01') }), 400, 'dateInFuture'],
    ['whose additional answer has no question', asked(additional({ label: '' })), 400, 'minLength'],
    ['whose additional question has 301 characters', asked(additional({ label: 'l'.repeat(301) })), 400, 'maxLength'],
    ['whose additional answer has a space in its id', asked(additional({ id: 'my pet' })), 400, 'pattern'],
    ['whose additional answer has 2001 characters', asked(additional({ value: 'x'.repeat(2001) })), 400, 'maxLength'],
    ['whose additional answer is empty', asked(additional({ value: [] })), 400, 'minItems'],
    ['whose additional answer is a group', asked(additional({ value: { name: 'Rex' } })), 400, 'type'],
    ['who gives 51 additional answers', asked(additional(...Array.from({ length: 51 }, () => ({})))), 400, 'maxItems'],
    ['who was shown 21 consents', shown(...Array(21).fill({})), 400, 'maxItems'],
    ['who was shown none', shown(), 400, 'minItems'],
    ['who was shown a consent without an id', shown({ document: 'general-consent' }), 400, 'pattern'],
    ['whose consent has a version of 13 digits', shown({ version: '0123456789abc' }), 400, 'pattern'],
    ['whose consent has a version in capital letters', shown({ version: '0123456789AB' }), 400, 'pattern'],
    ['whose time zone does not exist', { patientTimeZone: 'America/Cincinnati' }, 400, 'unknownTimeZone'],
  ] as const)('a patient is refused %s', async (_what, more, status, code) => {
    const answer = await tryWhole(more);
    expect(answer.status).toBe(status);
    if (code !== undefined) expect(readCode(answer.body)).toBe(code);
  });

  test.each([
    ['four services', { serviceIds: [101, 102, 103, 106] }, 400, 'maxItems'],
    ['a service twice', { serviceIds: [101, 101] }, 400, 'uniqueItems'],
    ['both doses at one time', { serviceIds: [104, 105] }, 400, 'incompatibleServices'],
    ['vaccines that do not go together', { serviceIds: [115, 101, 103] }, 400, 'incompatibleServices'],
    ['services that no one place gives', { serviceIds: [29, 201] }, 404, 'providerUnavailable'],
    [
      'a follow-up that the place does not give',
      { followupAppointment: { serviceId: 201, ...at('2027-04-30 08:00:00') } },
      404,
      'providerUnavailable',
    ],
    ['a vaccine before it is ready', { serviceIds: [115] }, 409, 'tooSoon'],
    ['a vaccine together with one that is not ready', { serviceIds: [101, 115] }, 409, 'tooSoon'],
    ['a wound in 8 days', { serviceIds: [41], ...at('2027-03-08 08:00:00') }, 409, 'tooFarAhead'],
    [
      'a wound besides a physical in 8 days',
      { serviceIds: [61, 41], ...at('2027-03-08 08:00:00') },
      409,
      'tooFarAhead',
    ],
    ['a dietitian in 2 days', dietary('2027-03-02 11:00:00'), 409, 'tooSoon'],
    ['a dietitian in 91 days', dietary('2027-05-30 09:00:00'), 409, 'tooFarAhead'],
    ['a dietitian without a license', { ...dietary('2027-03-03 11:00:00'), licensureState: 'OH' }, 404, 'notLicensed'],
    ['yesterday', at('2027-02-27 08:00:00'), 409, 'timePast'],
    ['a time that is not offered', at('2027-03-01 08:10:00'), 409, 'slotTaken'],
    ['the year 0', at('0000-01-01 08:00:00'), 400, 'pattern'],
  ] as const)('%s is refused', async (_what, more, status, code) => {
    const { status: found, body } = await tryWhole(more);
    expect([found, readCode(body)]).toEqual([status, code]);
  });

  test('the place of each wrong answer is named, and nothing of the answer', async () => {
    const { body } = await tryWhole({
      ...patient({ dateOfBirth: '2026-12-24' }),
      ...asked({ recentVaccinationDetails: [...taken('2026-10-01'), ...taken('2027-03-05')] }),
    });
    expect(body).toMatchObject({
      errors: [
        { code: 'patientTooYoung', path: '/basicInfo/dateOfBirth' },
        { code: 'dateInFuture', path: '/questionnaire/recentVaccinationDetails/1/lastTakenDate' },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/2026|2027/);
  });

  test('a time is reserved within the same limits as it is booked', async () => {
    const reserve = async (more: object) => {
      const body = { ...reservation('08:00:00'), ...more };
      const answer = await backend().guest().send('POST', paths.reservations, { body });
      return [answer.status, readCode(answer.body)];
    };
    expect(await reserve({ serviceId: 115 })).toEqual([409, 'tooSoon']);
    expect(await reserve({ serviceId: 41, reservationTime: '2027-03-08 08:00:00' })).toEqual([409, 'tooFarAhead']);
    expect(await reserve({ reservationTime: '2027-02-26 08:00:00' })).toEqual([409, 'timePast']);
    expect(await reserve({ serviceId: 41, reservationTime: '2027-03-05 08:00:00' })).toEqual([200, undefined]);
  });

  test('who is a patient of 12 months is a matter of the day, also late in the evening', async () => {
    await backend().setClock('2027-03-01T04:59:00Z'); // 23:59 of 28 February in Ohio
    const young = patient({ dateOfBirth: '2026-03-01' });
    expect((await tryWhole(young)).status).toBe(400);
    await backend().setClock('2027-03-01T05:00:00Z');
    expect((await tryToBook(backend().guest(), { ...booking('Young', '08:30:00'), ...young })).status).toBe(200);
  });

  test('a search of an impossible day is refused, not failed', async () => {
    const query = {
      'filter.businessNames': 'tlc',
      'filter.serviceIds': '29',
      'filter.locationIds': '01445225',
      'filter.startDate': '0000-01-01',
      'filter.endDate': '2027-03-01',
    };
    expect((await backend().guest().send('GET', paths.slots, { query })).status).toBe(400);
  });
});
