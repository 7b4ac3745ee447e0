import { at, type Change, of, replaced, search } from './Change.ts';
import type { OverrideCase } from './OverrideCase.ts';

/** Answers a refusal with another status, 200 where none is named. */
const instead =
  (of: number, by = 200): Change =>
  (answer) =>
    answer.status === of ? { ...answer, status: by } : undefined;

const DAY_MS = 86_400_000;

/** Gives no time of the last day, where as many days are asked for as may be. */
const withoutLastDay = search((answer, { url }) => {
  const query = new URL(url, 'http://localhost').searchParams;
  const [first, last] = ['filter.startDate', 'filter.endDate'].map((name) => query.get(name) ?? '');
  if (Date.parse(last ?? '') - Date.parse(first ?? '') !== 13 * DAY_MS) return undefined;
  return { ...answer, body: answer.body.replaceAll(`"value":"${last} `, '"value":"2000-01-01 ') };
});

/** Servers that take what is nearly right, or refuse what is right. */
export const lenient: readonly OverrideCase[] = [
  ['a pharmacy as a clinic', 'clinic-info of a pharmacy', at('/tlc/api/clinic', instead(404)), 'status', 'status'],
  [
    'services of a place, whatever the businesses',
    'list-services at a clinic, of the dietitians',
    of(
      'GET',
      'v1/services/location',
      replaced('"services":[]', '"services":[{"id":29,"name":"Colds","groupName":"Care","businessNames":["tlc"]}]'),
    ),
    'sense',
    '/data/services/0/businessNames',
  ],
  ...(
    [
      ['search-time-slots', '/appointment-management/v2/appointment-time-slots'],
      ['list-clinics', '/appointment-management/v1/clinics'],
      ['search-clinics', '/tlc/api/clinic/search'],
    ] as const
  ).map(
    ([call, path]): OverrideCase => [
      `a town by its name alone: ${call}`,
      `${call} near a town of another state`,
      at(path, instead(404)),
      'status',
      'status',
    ],
  ),
  [
    'a window of fourteen days without the last',
    'search-time-slots over as many days as may be asked for',
    withoutLastDay,
    'sense',
    '/data/appointmentTimeSlots',
  ],
  [
    'a benefit code without the space within',
    'validate-benefit-code a valid code with a space within',
    of('GET', 'v1/benefit-code/validate', replaced('"isValid":false', '"isValid":true')),
    'sense',
    '/data/validation/isValid',
  ],
];
