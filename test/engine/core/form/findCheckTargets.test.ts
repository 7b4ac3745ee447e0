import { expect, it } from 'vitest';
import { findCheckTargets } from '../../../../engine/core/form/findCheckTargets.ts';
import type { Json } from '../../../../engine/core/json/Json.ts';

const cat = { name: 'Tom', toys: [{ kind: 'ball' }, { kind: 'mouse' }] };
const dog = { name: 'Rex', toys: [{ kind: 'bone' }] };

it('a check without "-" is of one answer, whether it is given or not', () => {
  expect(findCheckTargets(['home', 'town'], {})).toEqual([{ names: ['home', 'town'] }]);
});

it('a check of every entry reads that entry', () => {
  expect(findCheckTargets(['pets', '-', 'name'], { pets: [cat, dog] })).toEqual([
    { names: ['pets', '0', 'name'], entry: cat },
    { names: ['pets', '1', 'name'], entry: dog },
  ]);
});

it('a check of the entries of a list in a group finds the list there', () => {
  expect(findCheckTargets(['home', 'pets', '-', 'name'], { home: { pets: [dog] } })).toEqual([
    { names: ['home', 'pets', '0', 'name'], entry: dog },
  ]);
});

it('a check of a list in a list reads the innermost entry', () => {
  expect(findCheckTargets(['pets', '-', 'toys', '-', 'kind'], { pets: [cat, dog] })).toEqual([
    { names: ['pets', '0', 'toys', '0', 'kind'], entry: { kind: 'ball' } },
    { names: ['pets', '0', 'toys', '1', 'kind'], entry: { kind: 'mouse' } },
    { names: ['pets', '1', 'toys', '0', 'kind'], entry: { kind: 'bone' } },
  ]);
});

it('a check of one entry of a list of lists finds it by its index', () => {
  expect(findCheckTargets(['rows', '1', '-'], { rows: [['a'], ['b']] })).toEqual([
    { names: ['rows', '1', '0'], entry: 'b' },
  ]);
});

it.each<readonly [string, Json]>([
  ['no list is given', {}],
  ['something else is given', { pets: 'Tom' }],
  ['the list is empty', { pets: [] }],
  ['an answer is no object', ['pets']],
  ['nothing is given', null],
])('nothing is checked where %s', (_, answers) => {
  expect(findCheckTargets(['pets', '-', 'name'], answers)).toEqual([]);
  expect(findCheckTargets(['toString', '-', 'name'], answers)).toEqual([]);
});
