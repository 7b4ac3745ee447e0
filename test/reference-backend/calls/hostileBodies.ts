import { paths } from '../calls.ts';

const list = (item: string, count: number): string => `[${Array(count).fill(item).join(',')}]`;
const nested = (item: string, depth: number): string => `${`[${item},`.repeat(depth)}1${']'.repeat(depth)}`;
const distinct = Array.from({ length: 44_000 }, (_, index) => index + 1);
const members = Array.from({ length: 28_000 }, (_, index) => `"${index.toString(36)}":1`);
const longName = 'n'.repeat(200_000);

/** Bodies of POST that cost much where a server looks at all that is wrong, each as large as one may be or smaller. */
export const hostileBodies: readonly (readonly [what: string, path: string, body: string])[] = [
  ['texts with a NUL, each inside of the other', paths.reservations, nested('"\\u0000"', 18_000)],
  ['halves of characters, each inside of the other', paths.reservations, nested('"\\ud83d"', 18_000)],
  ['many texts with a NUL', paths.appointments, list('"\\u0000"', 25_000)],
  ['a text with a NUL below a long name', paths.appointments, `{"${longName}":"\\u0000"}`],
  ['many texts with a NUL below a long name', paths.appointments, `{"${longName}":${list('"\\u0000"', 5_000)}}`],
  ['a call that takes no body', paths.mapKey, nested('"\\u0000"', 18_000)],
  ['many services, each once', paths.appointments, `{"serviceIds":[${distinct}]}`],
  ['many services, all the same', paths.walkIn, `{"serviceIds":${list('1', 120_000)}}`],
  ['services that are objects', paths.appointments, `{"serviceIds":${list('{}', 60_000)}}`],
  [
    'vaccines, each once',
    paths.appointments,
    `{"requestedVaccinations":[${distinct.slice(0, 30_000).map((id) => `"${id}"`)}]}`,
  ],
  ['notes that are objects', paths.appointments, `{"notes":${list('{}', 80_000)}}`],
  ['vaccines taken', paths.appointments, `{"questionnaire":{"recentVaccinationDetails":${list('{}', 80_000)}}}`],
  ['members that no call knows', paths.appointments, `{${members}}`],
  ['a member with a long name', paths.appointments, `{"${longName}":1}`],
  ['a long mail address', paths.appointments, `{"basicInfo":{"email":"a@${'a-'.repeat(100_000)}"}}`],
  ['a long blank name', paths.appointments, `{"basicInfo":{"firstName":"${' '.repeat(200_000)}"}}`],
  ['lists in lists', paths.reservations, nested('1', 60_000)],
];
