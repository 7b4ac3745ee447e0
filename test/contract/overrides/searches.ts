import { type Change, replaced, search } from './Change.ts';
import type { OverrideCase } from './OverrideCase.ts';
import { servicesById } from './timeSlots.ts';

const rows = '/data/appointmentTimeSlots';

/** Changes the answers to some searches only. */
const where = (asked: RegExp, change: Change): Change =>
  search((answer, request) => (asked.test(request.url) ? change(answer, request) : undefined));

const somebody =
  '{"provider":{"providerId":"90000001","businessName":"tlc","timezone":"America/New_York"},"services":[]}';

const byNumber: Change = (answer) => ({ ...answer, body: servicesById(answer.body) });

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
];
