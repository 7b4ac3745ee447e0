import { replaced, reserving, search, status } from './Change.ts';
import type { OverrideCase } from './OverrideCase.ts';

const near = 'search-time-slots near a place';
const unknownPlace = 'search-time-slots near a place that does not exist';

function reversedRows(reply: string): string {
  const { data }: { readonly data: { readonly appointmentTimeSlots: readonly object[] } } = JSON.parse(reply);
  return JSON.stringify({ data: { appointmentTimeSlots: data.appointmentTimeSlots.toReversed() } });
}

export const timeSlots: readonly OverrideCase[] = [
  [
    'another message than the specification names',
    unknownPlace,
    search(replaced(/"message":"locationUnavailable"/, '"message":"Not found"')),
    'sense',
    '/errors/0/message',
  ],
  [
    'times of a service and its follow-up at one time',
    'search-time-slots a service and its follow-up at one time',
    search((a) => (a.status === 400 ? { ...a, status: 200 } : a)),
    'status',
    'status',
  ],
  [
    'phones that nobody can dial',
    near,
    search(replaced(/"phone":"[^"]+"/, '"phone":"555-0142"')),
    'sense',
    '/data/appointmentTimeSlots/0/provider/phone',
  ],
  ['an empty list for a refusal', unknownPlace, search(status(200)), 'status', 'status'],
  [
    'a day outside the window',
    near,
    search(replaced(/"date":"\d{4}-/, '"date":"2019-')),
    'sense',
    '/data/appointmentTimeSlots/0/services/0/availability',
  ],
  [
    'another service than was asked for',
    near,
    search(replaced(/"services":\[\{"id":\d+/, '"services":[{"id":7')),
    'sense',
    '/data/appointmentTimeSlots/0/services',
  ],
  [
    'a time with a T',
    near,
    search(replaced(/("value":"\d{4}-\d\d-\d\d) /, '$1T')),
    'shape',
    '/data/appointmentTimeSlots/0/services/0/availability/0/timeslots/0/value',
  ],
  [
    'a day outside the window when it is asked again',
    'refresh-time-slots of a place, and of one',
    search(replaced(/"date":"\d{4}-/, '"date":"2019-')),
    'sense',
    '/data/appointmentTimeSlots/0/services/0/availability',
  ],
  [
    'another zone when it is asked again',
    'refresh-time-slots of a place, and of one',
    search((answer, request) =>
      request.url.includes('99999999')
        ? replaced(/"timezone":"[^"]+"/, '"timezone":"America/Denver"')(answer, request)
        : undefined,
    ),
    'sense',
    '/data/appointmentTimeSlots/0/provider/timeZone',
  ],
  [
    'one time less where two services are asked for',
    'search-time-slots two services at once',
    search((answer, request) =>
      request.url.split('filter.serviceIds').length > 2
        ? replaced(/\{"value":"[^"]+"[^{}]*\},/, '')(answer, request)
        : undefined,
    ),
    'sense',
    '/data/appointmentTimeSlots/0/services/0',
  ],
  [
    'places in another order than was asked for',
    'refresh-time-slots of several places',
    search((answer, { url }) => (url.includes('%2C') ? { ...answer, body: reversedRows(answer.body) } : undefined)),
    'sense',
    '/data/appointmentTimeSlots',
  ],
  [
    'a place that opens earlier when it is asked again',
    'refresh-time-slots of a place, and of one',
    search((answer, request) =>
      request.url.includes('99999999')
        ? replaced(/("mondayToFriday":.*?"start":")\d\d:\d\d/, '$106:05')(answer, request)
        : undefined,
    ),
    'sense',
    '/data/appointmentTimeSlots/0/provider/operatingHours/mondayToFriday',
  ],
  [
    'more times at once than a guest may have reserved',
    'create-reservation of one time more',
    reserving((a) => (a.status === 503 ? { ...a, status: 200 } : a)),
    'status',
    'status',
  ],
];
