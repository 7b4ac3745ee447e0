import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type LocatorQuery,
  readLocatorQuery,
  writeLocatorQuery,
} from '../../../../../app/screens/locator/search/locatorQuery.ts';

const read = (query: string): LocatorQuery => readLocatorQuery(new URLSearchParams(query));
const usual = { sortBy: 'distance', page: 1, isInvalidStore: false } as const;

const degrees = (most: number) =>
  fc.integer({ min: -most * 10_000, max: most * 10_000 }).map((whole) => whole / 10_000 + 0);
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => text.trim())
  .filter((text) => text !== '');
const places = fc.oneof(
  words.map((searchText) => ({ searchText })),
  fc.record({ latitude: degrees(90), longitude: degrees(180) }).map((point) => ({ point })),
);
const queries: fc.Arbitrary<LocatorQuery> = fc
  .tuple(
    places,
    fc.record({
      sortBy: fc.constantFrom('distance', 'waitTime'),
      page: fc.integer({ min: 1, max: 99 }),
      isInvalidStore: fc.boolean(),
    }),
    fc.option(words),
  )
  .map(([place, rest, referrer]) => ({ ...place, ...rest, ...(referrer !== null && { referrer }) }));

describe('the query of the locator', () => {
  it('says the same when it is read again', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(read(writeLocatorQuery(query))).toEqual(query);
      }),
    );
  });

  it('is written in one way only, whatever was read', () => {
    const names = fc.constantFrom(
      'searchText',
      'latitude',
      'longitude',
      'sortBy',
      'page',
      'referrer',
      'invalidStoreId',
      'x',
    );
    const values = fc.oneof(fc.string(), fc.double().map(String), fc.constantFrom('1', '39.10314', 'waitTime', '-0'));
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), (pairs) => {
        const once = writeLocatorQuery(read(String(new URLSearchParams(pairs))));
        expect(writeLocatorQuery(read(once))).toBe(once);
      }),
    );
  });

  it.each<[string, LocatorQuery]>([
    ['', usual],
    ['searchText=+45202+', { ...usual, searchText: '45202' }],
    ['searchText=45202&latitude=39&longitude=-84', { ...usual, searchText: '45202' }],
    [
      'searchText=+&latitude=39.10314159&longitude=-84.51',
      { ...usual, point: { latitude: 39.1031, longitude: -84.51 } },
    ],
    ['latitude=-0.00001&longitude=0', { ...usual, point: { latitude: 0, longitude: 0 } }],
    ['latitude=90.00004&longitude=180', { ...usual, point: { latitude: 90, longitude: 180 } }],
    ['latitude=91&longitude=-84', usual],
    ['latitude=39', usual],
    ['latitude=1e1&longitude=0x10', usual],
    ['sortBy=waitTime&page=3', { ...usual, sortBy: 'waitTime', page: 3 }],
    ['sortBy=price&page=0', usual],
    ['page=2.5', usual],
    ['page=99', { ...usual, page: 99 }],
    ['page=100', { ...usual, page: 99 }],
    ['referrer=mail&invalidStoreId=1', { ...usual, referrer: 'mail', isInvalidStore: true }],
    ['invalidStoreId=true', usual],
  ])('%j is read', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it('has four decimals, and an order where there is a place', () => {
    expect(writeLocatorQuery({ ...usual, point: { latitude: 39.1, longitude: -84 } })).toBe(
      '?latitude=39.1000&longitude=-84.0000&sortBy=distance',
    );
    expect(writeLocatorQuery({ ...usual, searchText: 'Mason, OH' })).toBe('?searchText=Mason%2C+OH&sortBy=distance');
    expect(writeLocatorQuery(usual)).toBe('');
  });
});
