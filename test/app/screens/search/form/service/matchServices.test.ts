import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookableServices } from '../../../../../../app/journey/services/bookableServices.ts';
import { allVaccines } from '../../../../../../app/journey/services/vaccineChoices.ts';
import { matchServices, serviceNamed } from '../../../../../../app/screens/search/form/service/matchServices.ts';
import { serviceMenu } from '../../../../../../app/screens/search/form/service/serviceMenu.ts';
import { bookable } from '../../../../app-services/fixtures.ts';

const read = (path: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../../../content-fixtures', path), 'utf8'));
const words = read('objects/service-extra-properties/1.0.0/scheduler/service-extra-properties.json');
const menu = serviceMenu(
  bookableServices(read('services.json').data.services),
  read('objects/scheduler-config-2022/1.0.0/scheduler/scheduler-config-2022.json'),
  allVaccines,
);
const names = (text: string, known = words) =>
  matchServices(menu, text, known).flatMap(({ name, services }) => services.map((each) => `${name}: ${each.name}`));

describe('the services that a guest may mean', () => {
  it.each([
    ['flu shot', ['Vaccines: Flu']],
    ['Flu  SHOT!', ['Vaccines: Flu']],
    ['sore thr', ['Illnesses: Sore Throat']],
    ['strep', ['Illnesses: Sore Throat']],
    ['uti', ['Illnesses: Urinary Symptoms', 'Virtual Visits: Urinary Symptoms by Video']],
    ['covid-19 shot', ['Vaccines: COVID-19']],
    ['Shíngrix', ['Vaccines: Shingles']],
    ['injuries', ['Injuries: Minor Cut, Burn or Wound', 'Injuries: Sprain or Strain']],
  ])('%j', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it('are found by the name that the server lists as well as by that which guests read', () => {
    const renamed = [{ name: 'A', services: [bookable({ name: 'Tetanus', listedName: 'Tdap' })] }];
    expect(['tet', 'tda', 'flu'].map((text) => matchServices(renamed, text).length)).toEqual([1, 1, 0]);
  });

  it('are found by name and group without other words', () => {
    expect(names('vacc meas', {})).toEqual([]);
    expect(names('vacc mm', {})).toEqual(['Vaccines: MMR']);
  });

  it('are none where a word fits nothing', () => {
    expect(names('flu zebra')).toEqual([]);
  });

  it.each(['', '   ', '?!'])('are all of them for %j', (text) => {
    expect(matchServices(menu, text, words)).toBe(menu);
  });

  it('are fewer, or the same, the more is typed', () => {
    const texts = fc.array(fc.constantFrom('flu', 'vac', 'shot', 'physical', 'video', 's', 'c'), { maxLength: 4 });
    fc.assert(
      fc.property(texts, (typed) => {
        const before = new Set(names(typed.slice(0, -1).join(' ')));
        expect(names(typed.join(' ')).every((name) => before.has(name))).toBe(true);
      }),
    );
  });
});

describe('the service of a name', () => {
  it.each([
    ['sore throat', 30],
    [' Cold, flu or Covid-19 symptoms ', 29],
    ['sore', undefined],
    ['', undefined],
  ])('%j', (text, id) => {
    expect(serviceNamed(menu, text)?.id).toBe(id);
  });
});
