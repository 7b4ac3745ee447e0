import { booking, paths } from '../support/calls.ts';

const list = (item: string, count: number): string => `[${Array(count).fill(item).join(',')}]`;
const nested = (item: string, depth: number): string => `${`[${item},`.repeat(depth)}1${']'.repeat(depth)}`;
const numbers = Array.from({ length: 4_800 }, (_, index) => index + 1);
const names = numbers.map((number) => `n${number.toString(36)}`);
const objects = Array(4_800).fill({});
const longName = 'n'.repeat(60_000);

/** A booking that is valid except for the given members, so that a check reaches them. */
const booked = (more: object): string => JSON.stringify({ ...booking('Ann', '08:00:00'), ...more });
const event = (one: object): string => JSON.stringify({ events: [{ sequence: 1, elapsedMs: 0, event: one }] });
const patient = (more: object): string => booked({ basicInfo: { ...booking('Ann', '08:00:00').basicInfo, ...more } });

/**
 * POST bodies that are costly for a server that reports everything that is wrong; each is at most as large as a body
 * may be.
 */
export const hostileBodies: readonly (readonly [what: string, path: string, body: string])[] = [
  ['texts with a NUL, each inside of the other', paths.reservations, nested('"\\u0000"', 700)],
  ['halves of characters, each inside of the other', paths.reservations, nested('"\\ud83d"', 700)],
  ['many texts with a NUL', paths.appointments, list('"\\u0000"', 4_000)],
  ['a text with a NUL below a long name', paths.appointments, `{"${longName}":"\\u0000"}`],
  ['many texts with a NUL below a long name', paths.appointments, `{"${longName}":${list('"\\u0000"', 5_000)}}`],
  ['texts with a NUL for a call that takes no body', paths.mapKey, nested('"\\u0000"', 700)],
  ['small lists', paths.appointments, list('[[[[]]]]', 14_000)],
  ['lists in lists', paths.reservations, nested('1', 2_000)],
  ['many services, each once', paths.appointments, booked({ serviceIds: numbers })],
  ['many services, all the same', paths.appointments, booked({ serviceIds: Array(4_800).fill(1) })],
  ['services that are objects', paths.appointments, booked({ serviceIds: objects })],
  ['many vaccines, each once', paths.appointments, booked({ requestedVaccinations: names })],
  ['notes that are objects', paths.appointments, booked({ notes: objects })],
  ['vaccines taken', paths.appointments, booked({ questionnaire: { recentVaccinationDetails: objects } })],
  ['members that no call knows', paths.appointments, booked(Object.fromEntries(names.map((name) => [name, 1])))],
  ['a member with a long name', paths.appointments, booked({ [longName]: 1 })],
  ['a long mail address', paths.appointments, patient({ email: `a@${'a-'.repeat(50_000)}` })],
  ['a long blank name', paths.appointments, patient({ firstName: ' '.repeat(100_000) })],
  ['a long date of birth', paths.appointments, patient({ dateOfBirth: '1'.repeat(100_000) })],
  [
    'a long day of a signature',
    paths.appointments,
    booked({ consentDetails: { signature: { dateTime: 't '.repeat(50_000), legalName: 'A' } } }),
  ],
  ['many events', paths.events, JSON.stringify({ events: objects })],
  ['an event with a long name', paths.events, event({ type: 'constraintError', stepId: longName, keyword: 'x' })],
  ['an event with many members', paths.events, event(Object.fromEntries(names.map((name) => [name, 1])))],
  ['a long time zone', paths.appointments, booked({ patientTimeZone: 'A/'.repeat(50_000) })],
];
