import type { OverrideCase } from '../OverrideCase.ts';
import { clinicsOf, listOf, type Row, rowsOf, withoutFirstTimes } from './readings.ts';

/** One of each business, then the next ones. */
function inTurn(rows: readonly Row[]): readonly Row[] {
  const businesses = [...new Set(rows.map(({ provider }) => provider.businessName))].toSorted().toReversed();
  const lists = businesses.map((business) => rows.filter(({ provider }) => provider.businessName === business));
  return rows.flatMap((_, index) => lists.flatMap((list) => list.slice(index, index + 1)));
}

interface Suggestion {
  readonly stateProvince: string;
}

/** Servers that are right in the plain request of a call, and wrong in a variation of it that its schema allows. */
export const variations: readonly OverrideCase[] = [
  [
    'places of two businesses in turn, and not in the order that was asked for',
    'refresh-time-slots of a pharmacy, two clinics',
    rowsOf(/businessNames=tlc&filter\.businessNames=pharmacy.*locationIds/, inTurn),
    'sense',
    '/data/appointmentTimeSlots',
  ],
  [
    'times of the first of two people alone, where they are asked for again by state',
    'refresh-time-slots dietitians of a state',
    rowsOf(/licensureState=OH/, (rows) => rows.map((row, index) => (index === 1 ? withoutFirstTimes(row) : row))),
    'sense',
    '/data/appointmentTimeSlots/1/services/0/availability',
  ],
  [
    'the first of two dietitians alone',
    'refresh-time-slots of a dietitian, after',
    rowsOf(/locationIds=91\d+%2C/, (rows) => rows.slice(0, 1)),
    'sense',
    '/data/appointmentTimeSlots',
  ],
  ...(['suggest-addresses', 'search-locations'] as const).map(
    (call): OverrideCase => [
      `places of any state, where it is written in small letters: ${call}`,
      `${call} of a city in one of the states`,
      listOf<Suggestion>(
        /=\+columbus%2C\+ga/,
        call === 'suggest-addresses' ? 'similarAddresses' : 'locations',
        (found) => found.map((each) => ({ ...each, stateProvince: 'OH' })),
      ),
      'sense',
      `/data/${call === 'suggest-addresses' ? 'similarAddresses' : 'locations'}/0/stateProvince`,
    ],
  ),
  [
    'next times of another day from the third place of a list on',
    'list-clinics pharmacies near the place, for a service',
    clinicsOf(/businessName=pharmacy/, (clinics) =>
      clinics.map((clinic, index) =>
        index > 1 ? JSON.parse(JSON.stringify(clinic).replaceAll(/"value":"\d{4}/g, '"value":"2099')) : clinic,
      ),
    ),
    'sense',
    '/data/clinics/2/nextAvailableAppointment/start/value',
  ],
  [
    'next times of another day from the second clinic of a list on',
    'search-clinics without a radius and an order',
    clinicsOf(/pageSize=50$/, (clinics) =>
      clinics.map((clinic, index) =>
        index > 0 ? JSON.parse(JSON.stringify(clinic).replaceAll(/"value":"\d{4}/g, '"value":"2099')) : clinic,
      ),
    ),
    'sense',
    '/data/clinics/1/nextAvailableAppointment/start/value',
  ],
  [
    'the services of the first of two businesses alone',
    'list-services of all businesses',
    listOf<{ readonly businessNames: readonly string[] }>(
      /=dietitian&filter\.businessNames=pharmacy$/,
      'services',
      (found) => found.filter(({ businessNames }) => businessNames.includes('dietitian')),
    ),
    'sense',
    '/data/services',
  ],
];
