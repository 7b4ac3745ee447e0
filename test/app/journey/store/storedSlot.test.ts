import { describe, expect, it } from 'vitest';
import { initialJourney, type JourneyState, type Provider, type Service } from '../../../../app/journey/index.ts';
import { formatStoredSlot, parseStoredSlot } from '../../../../app/journey/store/storedSlot.ts';
import { appointment, clinic, followup } from '../fixtures.ts';

const provider: Required<Provider> = {
  providerId: '01400412',
  businessName: 'dietitian',
  vanityName: 'Mason Crossing',
  legalName: 'Mason Crossing, LLC',
  brand: 'KROGER',
  address: {
    addressLines: ['5100 Terra Firma Dr', 'Suite 2'],
    cityTown: 'Mason',
    stateProvince: 'OH',
    postalCode: '45040',
    county: 'Warren',
  },
  phone: '513-555-0134',
  timezone: 'America/New_York',
  location: { lat: 39.36, lng: -84.31 },
  distance: 1.5,
  isBenefitCode: true,
  licensureState: 'OH',
  clinicianName: 'Dana Whitfield',
  image: 'data:image/svg+xml;base64,PHN2Zy8+',
  qualification: 'RDN, LD',
  description: 'Eats well.',
};
const services: readonly [Required<Service>, Service] = [
  {
    id: 31,
    name: 'Visit',
    listedName: 'V1',
    category: 'Diet',
    followupServiceId: 32,
    followupAfterDays: 60,
    maxDaysAhead: 14,
  },
  { id: 33, name: 'Advice' },
];
/** A journey in which everything that is stored is known. */
const whole: JourneyState = {
  flow: { name: 'DIETITIAN', step: 3 },
  picked: { appointment: appointment({ services, isSent: true }), followup, provider },
};
const stored = (): unknown => JSON.parse(formatStoredSlot(whole) ?? '');
const read = (value: unknown) => parseStoredSlot(JSON.stringify(value));

describe('formatStoredSlot', () => {
  it.each<[string, JourneyState['picked']]>([
    ['nothing', {}],
    ['a time with nobody', { appointment: appointment() }],
    ['a provider without a time', { provider: clinic }],
    ['a slot that is booked', { appointment: appointment({ confirmCode: 'K' }), provider: clinic }],
  ])('stores nothing where %s is picked', (_what, picked) => {
    expect(formatStoredSlot({ ...initialJourney, picked })).toBeUndefined();
  });
});

describe('parseStoredSlot', () => {
  it('gives back what was stored', () => {
    expect(read(stored())).toStrictEqual(whole);
  });

  it.each(['', '{', 'null', '[]', '1', '{}', null])('finds nothing in %j', (text) => {
    expect(parseStoredSlot(text)).toEqual({});
  });

  it('finds nothing where any value has another type', () => {
    for (const path of paths(stored()))
      expect([path.join('/'), read(spoil(stored(), path))]).toEqual([path.join('/'), {}]);
  });

  it.each([
    ['a flow', { flow: { name: 'CURBSIDE', step: 2 } }],
    ['a kind of provider', { provider: { ...clinic, businessName: 'optician' } }],
  ])('finds nothing where %s is unknown', (_what, part) => {
    expect(read({ flow: whole.flow, ...whole.picked, ...part })).toEqual({});
  });
});

/** The path of the value, and of each value in it. */
const paths = (value: unknown, at: readonly string[] = []): (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? [at, ...Object.entries(value).flatMap(([key, inner]) => paths(inner, [...at, key]))]
    : [at];

/** The value with one of another type at the path. */
function spoil(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return { wrong: true };
  return Array.isArray(value)
    ? value.map((inner, index) => (String(index) === key ? spoil(inner, rest) : inner))
    : Object.fromEntries(Object.entries(value).map(([k, v]) => [k, k === key ? spoil(v, rest) : v]));
}
