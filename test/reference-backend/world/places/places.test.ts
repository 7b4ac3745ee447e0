import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import zipcodes from 'zipcodes';
import { clinics } from '../../../../reference-backend/world/clinics.ts';
import { listExceptions } from '../../../../reference-backend/world/hours.ts';
import { cityKey } from '../../../../reference-backend/world/places/cities.ts';
import { findPlace } from '../../../../reference-backend/world/places/findPlace.ts';
import { places } from '../../../../reference-backend/world/places/places.ts';
import { suggestPlaces } from '../../../../reference-backend/world/places/suggestPlaces.ts';

describe('a typed location', () => {
  test.each([
    ['45202', 'Cincinnati'],
    [' 45202 ', 'Cincinnati'],
    ['45202-1234', 'Cincinnati'],
    ['Cincinnati, OH', 'Cincinnati'],
    ['cincinnati,oh', 'Cincinnati'],
    ['Cincinnati, Ohio', 'Cincinnati'],
    ['Cincinnati, OH 45202', 'Cincinnati'],
    ['St. Louis, MO', 'Saint Louis'],
    ['Salt Lake City, UT', 'Salt Lake City'],
    ['cincinnati oh', 'Cincinnati'],
    ['Charleston West Virginia', 'Charleston'],
    ['Salt Lake City UT', 'Salt Lake City'],
    ['Winston-Salem, NC', 'Winston Salem'],
    ["Coeur d'Alene, ID", 'Coeur D Alene'],
    ['O’Fallon, IL', 'O Fallon'],
    ["Lee's Summit, MO", 'Lees Summit'],
    ['Washington, D.C.', 'Washington'],
    ['Washington D.C.', 'Washington'],
    ['Port St. Lucie, FL', 'Port Saint Lucie'],
    ['Ft. Lauderdale FL', 'Fort Lauderdale'],
    ['Mt Vernon, NY', 'Mount Vernon'],
    ['Bozeman, MT', 'Bozeman'],
    ['45202 Cincinnati OH', 'Cincinnati'],
    ['45202, Cincinnati, Ohio', 'Cincinnati'],
    ['45202 Cincinnati', 'Cincinnati'],
    ['45202 ohio', 'Cincinnati'],
    ['OH 45202 Cincinnati', 'Cincinnati'],
    ['Cincinnati 45202-1234 OH', 'Cincinnati'],
    ['Cincinnati OH 45202', 'Cincinnati'],
    ['Cincinnati OH 45202 1234', 'Cincinnati'],
    ['Cincinnati, OH 45202, USA', 'Cincinnati'],
    ['Cincinnati, OH, United States', 'Cincinnati'],
    ['45202–1234', 'Cincinnati'],
    ['45202,', 'Cincinnati'],
    ['４５２０２', 'Cincinnati'],
    ['４５２０２－１２３４', 'Cincinnati'],
    ['Ｃｉｎｃｉｎｎａｔｉ，\u3000ＯＨ', 'Cincinnati'],
    ['Cincinnati ,  OH', 'Cincinnati'],
    ['Cincinnati,', 'Cincinnati'],
    ['OH, Cincinnati', 'Cincinnati'],
    ['west virginia charleston', 'Charleston'],
    ['84101 Salt Lake City', 'Salt Lake City'],
    ['43215 Main Street, Cincinnati OH 45202', 'Cincinnati'],
    ['45040 Cincinnati OH', 'Mason'],
    ['TX 78262 Kelly Usa', 'Kelly Usa'],
  ])('%s is %s', (text, city) => {
    expect(findPlace(text)?.cityTown).toBe(city);
  });

  test.each([
    ['Cincinnati', 'OH'],
    ['columbus', 'OH'],
    ['Denver', 'CO'],
    ['Columbus, GA', 'GA'],
    ['columbus ga', 'GA'],
    ['Charleston West Virginia', 'WV'],
    ['Washington, PA', 'PA'],
    ['PA Washington', 'PA'],
    ['Kansas City, KS', 'KS'],
    ['Virginia Beach', 'VA'],
  ])('%s is in %s', (text, state) => {
    expect(findPlace(text)?.stateProvince).toBe(state);
  });

  test.each([
    '',
    ',',
    'oh',
    '00000',
    '4520',
    'Nowhere At All',
    'Cincinnati, ZZ',
    'Nowhere At All, OH',
    'a, b, c',
    '452021',
    "'; drop table --",
    '45202 Main Street',
    '45202 Main Street, Columbus, OH',
    '45202 Chicago IL',
    '45202 45202 Main',
    '00000 Cincinnati OH',
    'Cincinnati, OH, IL',
  ])('%j is no place', (text) => {
    expect(findPlace(text)).toBeUndefined();
  });
});

describe('the words of a suggestion', () => {
  const separator = fc.constantFrom(' ', ', ', ',', ' , ', '  ', '\u3000', '，');
  const wide = (text: string): string =>
    text.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));
  const spelling = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => text.toLowerCase(),
    (text) => text.toUpperCase(),
    (text) => ` ${text} `,
    (text) => `${text}, USA`,
    wide,
  );
  const written = fc.record({
    place: fc.constantFrom(...places.filter(({ stateProvince }) => zipcodes.states.abbr[stateProvince] !== undefined)),
    isStateNamed: fc.boolean(),
    separators: fc.tuple(separator, separator),
    spell: spelling,
  });
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];

  test('with the ZIP code are its place, in any order and spelling', () => {
    fc.assert(
      fc.property(written, fc.constantFrom(...orders), ({ place, isStateNamed, separators, spell }, order) => {
        const state = isStateNamed ? zipcodes.states.abbr[place.stateProvince] : place.stateProvince;
        const [first = '', second = '', third = ''] = order.map((at) => [place.cityTown, state, place.postalCode][at]);
        const text = spell([first, separators[0], second, separators[1], third].join(''));
        expect(findPlace(text)?.postalCode, text).toBe(place.postalCode);
      }),
      { numRuns: 1000 },
    );
  });

  test('without it are its city, before the state', () => {
    fc.assert(
      fc.property(written, ({ place, isStateNamed, separators: [between], spell }) => {
        const { cityTown, stateProvince } = place;
        const state = isStateNamed ? zipcodes.states.abbr[stateProvince] : stateProvince;
        const found = findPlace(spell(`${cityTown}${between}${state}`));
        expect([found?.cityTown, found?.stateProvince], cityTown).toEqual([cityTown, stateProvince]);
      }),
      { numRuns: 1000 },
    );
  });

  test('lose no city that is written alone to a state in front of it', () => {
    const names = new Set(places.map(({ cityTown }) => cityTown));
    const lost = [...names].filter((name) => {
      const found = findPlace(name);
      return found !== undefined && cityKey(found.cityTown) !== cityKey(name);
    });
    expect(lost).toEqual([]);
  });
});

describe('suggestions', () => {
  test('for digits are postal codes that begin with them', () => {
    expect(suggestPlaces('4520', 5).map(({ postalCode }) => postalCode)).toEqual([
      '45201',
      '45202',
      '45203',
      '45204',
      '45205',
    ]);
  });

  test('for letters are cities, the bigger first, each once', () => {
    const [first, ...others] = suggestPlaces('columbus', 5).map(
      ({ cityTown, stateProvince }) => `${cityTown}, ${stateProvince}`,
    );
    expect(first).toBe('Columbus, OH');
    expect(new Set(others).size).toBe(4);
  });

  test('narrow with the state', () => {
    expect(suggestPlaces('Columbus, in', 5).map(({ stateProvince }) => stateProvince)).toEqual(['IN']);
  });

  test.each(['columbus oh', 'Columbus Oh', 'columbus ohi', 'Columbus, Ohio', 'columbus,oh'])(
    'for %j are the one city that a search would find',
    (typed) => {
      const found = suggestPlaces(typed, 5).map(({ cityTown, stateProvince }) => `${cityTown}, ${stateProvince}`);
      expect(found).toEqual(['Columbus, OH']);
    },
  );

  test.each(['--', '..', '  ', ',', '日本', '😀😀'])('for %j, which has no letter of a name, are none', (typed) => {
    expect(suggestPlaces(typed, 5)).toEqual([]);
  });

  test('are found however the name is written', () => {
    expect(suggestPlaces("coeur d'al", 1)[0]?.cityTown).toBe('Coeur D Alene');
    expect(suggestPlaces('winston-s', 1)[0]?.cityTown).toBe('Winston Salem');
    expect(suggestPlaces('port st. l', 1)[0]?.cityTown).toBe('Port Saint Lucie');
    expect(suggestPlaces('ft laud', 1)[0]?.cityTown).toBe('Fort Lauderdale');
  });

  test.each(['45202 Cincinnati OH', 'Cincinnati OH 45202', '４５２０２ cincinnati', '45202, cincinnati'])(
    'for %j, which names a place without beginning with it, are that place',
    (typed) => {
      expect(suggestPlaces(typed, 5).map(({ postalCode }) => postalCode)).toEqual(['45202']);
    },
  );

  test('are findable as they are shown', () => {
    for (const { cityTown, stateProvince } of suggestPlaces('san', 50)) {
      expect(findPlace(`${cityTown}, ${stateProvince}`), `${cityTown}, ${stateProvince}`).toBeDefined();
    }
  });
});

describe('the clinics', () => {
  const all = clinics();

  test('are the same every time', () => {
    expect(clinics()).toEqual(all);
  });

  test('are 60 and more at real postal codes, in nine time zones, each with its own number and phone', () => {
    expect(all.length).toBeGreaterThanOrEqual(60);
    const known = new Set(places.map(({ postalCode }) => postalCode));
    expect(all.filter(({ at }) => !known.has(at.place.postalCode))).toEqual([]);
    expect(new Set(all.map(({ timezone }) => timezone)).size).toBe(9);
    expect(new Set(all.map(({ providerId }) => providerId)).size).toBe(all.length);
    expect(new Set(all.map(({ phone }) => phone)).size).toBe(all.length);
    expect(all.filter(({ providerId }) => !/^\d{8}$/.test(providerId))).toEqual([]);
  });

  test('stand apart from each other', () => {
    const points = all.map(({ at }) => `${at.place.lat} ${at.place.lng}`);
    expect(new Set(points).size).toBe(all.length);
  });
});

test.each([
  [2026, '2026-11-26'],
  [2027, '2027-11-25'],
  [2028, '2028-11-23'],
  [2029, '2029-11-22'],
])('Thanksgiving of %i is %s', (year, day) => {
  const closed = listExceptions(0, [year]).find(({ reason }) => reason === 'Thanksgiving');
  expect(closed).toEqual({ day, reason: 'Thanksgiving' });
});
