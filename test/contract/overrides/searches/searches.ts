import { at, type Change, replaced, search } from '../Change.ts';
import type { OverrideCase } from '../OverrideCase.ts';
import { longestFirst } from '../places/places.ts';
import { servicesById } from './timeSlots.ts';

const rows = '/data/appointmentTimeSlots';

/** Changes the answers to some searches only. */
const where = (asked: RegExp, change: Change): Change =>
  search((answer, request) => (asked.test(request.url) ? change(answer, request) : undefined));

const somebody =
  '{"provider":{"providerId":"90000001","businessName":"tlc","timezone":"America/New_York"},"services":[]}';

const byNumber: Change = (answer) => ({ ...answer, body: servicesById(answer.body) });

/** Every call that lists clinics: its name, its path, and its first case. */
const lists = [
  ['list-clinics', '/appointment-management/v1/clinics', 'near the place'],
  ['search-clinics', '/tlc/api/clinic/search', 'near the place, nearest first'],
] as const;

/** Knows no wait where an order by wait is asked for, and puts the farthest clinic first. */
const unknownFromFar: Change = (answer, request) => {
  if (!request.url.includes('waitTime')) return longestFirst(answer, request);
  const { data, ...more }: { readonly data: { readonly clinics: readonly object[] } } = JSON.parse(answer.body);
  const clinics = data.clinics.map((clinic) => ({ ...clinic, waitTimeInfo: { clinicAvailable: false } })).toReversed();
  return { ...answer, body: JSON.stringify({ ...more, data: { clinics } }) };
};

/** Says of every clinic that a visit can next be booked in many years. */
const lateEverywhere: Change = (answer) => {
  const [start, end] = ['09:00:00', '10:00:00'].map((time) => ({
    value: `2099-01-01 ${time}`,
    timezone: 'America/New_York',
  }));
  const { data, ...more }: { readonly data: { readonly clinics: readonly object[] } } = JSON.parse(answer.body);
  const clinics = data.clinics.map((clinic) => ({ ...clinic, nextAvailableAppointment: { start, end } }));
  return { ...answer, body: JSON.stringify({ ...more, data: { clinics } }) };
};

/** Gives the first answer to each request again and again. */
function remembered(path: string): Change {
  const kept = new Map<string, string>();
  return at(path, (answer, { url }) => {
    const body = kept.get(url) ?? answer.body;
    kept.set(url, body);
    return { ...answer, body };
  });
}

/** Searches of people, and of more than one kind, that keep to less than is promised. */
export const searches: readonly OverrideCase[] = [
  [
    'no word of a benefit code that nobody has',
    'search-time-slots with a benefit code that nobody has',
    search(replaced(/,"warnings":.*$/, '}')),
    'sense',
    '/warnings/appointmentTimeSlots',
  ],
  [
    'somebody who is not licensed, and the warning beside',
    'search-time-slots by video in a state where nobody',
    where(/isVirtualVisit=true/, replaced('"appointmentTimeSlots":[]', `"appointmentTimeSlots":[${somebody}]`)),
    'sense',
    rows,
  ],
  [
    'the clinics as pharmacies',
    'search-time-slots near a place',
    search(replaced('"businessName":"tlc"', '"businessName":"pharmacy"')),
    'sense',
    `${rows}/0/provider/businessName`,
  ],
  [
    'a zone that no calendar knows',
    'search-time-slots near a place',
    search(replaced(/"timezone":"[^"]+"/, '"timezone":"Eastern"')),
    'sense',
    `${rows}/0/provider/timezone`,
  ],
  [
    'miles to who sees guests by video',
    'search-time-slots by video in a state, two',
    where(/isVirtualVisit=true/, replaced('"provider":{', '"provider":{"distance":0,')),
    'sense',
    `${rows}/0/provider/distance`,
  ],
  ...['search-time-slots', 'refresh-time-slots'].map(
    (call): OverrideCase => [
      `services by video by their numbers: ${call}`,
      `${call} by video in a state, two`,
      where(/isVirtualVisit=true/, byNumber),
      'sense',
      `${rows}/0/services`,
    ],
  ),
  [
    'another dietitian than the first, where one is asked for',
    'search-time-slots dietitians of a state, one at most',
    where(
      /maxResults=1&.*dietitian|dietitian.*maxResults=1$/,
      replaced(/"providerId":"\d+"/, '"providerId":"91000009"'),
    ),
    'sense',
    rows,
  ],
  [
    'more dietitians, left out without a word',
    'search-time-slots dietitians of a state, one at most',
    search(replaced(/,"warnings":.*$/, '}')),
    'sense',
    '/warnings/appointmentTimeSlots',
  ],
  [
    'a radius of the clinics alone',
    'search-time-slots of two businesses',
    where(/=tlc.*=pharmacy/, replaced(/"distance":([\d.]+)(?!.*"distance")/, '"distance":12')),
    'sense',
    `${rows}/11/provider/distance`,
  ],
  [
    'past times of a place that is asked for again',
    'refresh-time-slots of as many places',
    where(/locationIds/, replaced('"timeslots":[', '"timeslots":[{"value":"2000-01-01 09:00:00"},')),
    'sense',
    `${rows}/0/services/0/availability`,
  ],
  [
    'another portrait of a dietitian who is asked for again',
    'refresh-time-slots of a dietitian',
    where(/locationIds/, replaced(/"image":"[^"]+"/, '"image":"https://example.com/other.png"')),
    'sense',
    `${rows}/0/provider/image`,
  ],
  ...lists.flatMap(([call, path, named]): readonly OverrideCase[] => [
    [
      `clinics far from the place that was named: ${call}`,
      `${call} within a radius of the place`,
      at(path, (answer, request) =>
        /radius/i.test(request.url) ? replaced(/"distance":[\d.]+/, '"distance":12')(answer, request) : undefined,
      ),
      'sense',
      '/data/clinics/0/distance',
    ],
    [
      `no clinics where nothing says how many: ${call}`,
      `${call} near the place, whatever point`,
      at(path, (answer, request) =>
        /size/i.test(request.url)
          ? undefined
          : { ...answer, body: '{"data":{"clinics":[]},"meta":{"clinics":{"total":9}}}' },
      ),
      'sense',
      '/data/clinics',
    ],
    [
      `a clinic without its distance: ${call}`,
      `${call} ${named}`,
      at(path, replaced(/"distance":[\d.]+,?/, '')),
      'sense',
      '/data/clinics/0/distance',
    ],
    [
      `hours of today that are not the first of its week: ${call}`,
      `${call} ${named}`,
      at(path, replaced(/"todaysHours":"[^"]*"/, '"todaysHours":"1:00 AM - 2:00 AM"')),
      'sense',
      '/data/clinics/0/timingInfo/todaysHours',
    ],
    [
      `unknown waits in any order: ${call}`,
      `${call} by wait near a point`,
      at(path, unknownFromFar),
      'sense',
      '/data/clinics',
    ],
  ]),
  [
    'a clinic among the pharmacies near a point',
    'list-clinics pharmacies near a point',
    at('/appointment-management/v1/clinics', (answer, request) =>
      request.url.includes('pharmacy') ? replaced(/"id":"\d{8}"/, '"id":"01445225"')(answer, request) : undefined,
    ),
    'sense',
    '/data/clinics/0/id',
  ],
  [
    'the usual next time, whatever the service',
    'list-clinics clinics near the place, for a service',
    at('/appointment-management/v1/clinics', lateEverywhere),
    'sense',
    '/data/clinics/0/nextAvailableAppointment/start/value',
  ],
  ...[
    ['clinic-info', '/tlc/api/clinic/'],
    ['clinic-details', '/appointment-management/v1/clinic-details'],
  ].map(
    ([call, path = '']): OverrideCase => [
      `miles to a clinic from nowhere: ${call}`,
      `${call} of a clinic`,
      at(path, replaced('"name":', '"distance":3,"name":')),
      'sense',
      '/data/clinic/distance',
    ],
  ),
  [
    'another place for a nine-digit ZIP code',
    'search-time-slots near a nine-digit ZIP code',
    where(/-1234/, replaced(/"distance":[\d.]+/, '"distance":99')),
    'sense',
    rows,
  ],
  [
    'no visits online where a search offers some',
    'clinic-details of a clinic',
    replaced(/"isSchedulerEnabled":true/g, '"isSchedulerEnabled":false'),
    'sense',
    '/data/clinic/isSchedulerEnabled',
  ],
  ...['in a clinic', 'of a dietitian'].map(
    (kind): OverrideCase => [
      `what a search found before a time ${kind} was reserved`,
      `search-time-slots with a time ${kind} that was just`,
      remembered('/appointment-management/v2/appointment-time-slots'),
      'sense',
      `${rows}/0/services/0/availability`,
    ],
  ),
  ...(
    [
      ['list-clinics near', '/appointment-management/v1/clinics', '/data/clinics/0'],
      ['search-clinics near', '/tlc/api/clinic/search', '/data/clinics/0'],
      ['clinic-info of', '/tlc/api/clinic/', '/data/clinic'],
    ] as const
  ).map(
    ([call, path, pointer]): OverrideCase => [
      `the next time of a clinic, as it was before: ${call}`,
      `${call} a clinic whose next time was just`,
      remembered(path),
      'sense',
      `${pointer}/nextAvailableAppointment/start/value`,
    ],
  ),
];
