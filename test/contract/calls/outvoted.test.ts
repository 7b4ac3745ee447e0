import { expect, test } from 'vitest';
import type { ContractName } from '../../../contract/calls/addresses.ts';
import { outvoted } from '../../../contract/calls/places/compared/outvoted.ts';

const names = ['clinic-details', 'clinic-info', 'list-clinics'] as const;

/** What is wrong with a reply that says one phone, where the other calls say these. */
const against = (own: string | undefined, ...others: readonly (string | undefined)[]) =>
  outvoted(
    ['phone'],
    new Map<ContractName, unknown>(others.map((phone, index) => [names[index] ?? 'search-clinics', { phone }])),
    { phone: own },
    '/data/clinic',
  );

test('the one call that all others contradict is blamed, with their names', () => {
  expect(against('2', '1', '1', '1')).toEqual({
    path: '/data/clinic/phone',
    expected: '1, as clinic-details, clinic-info, and list-clinics say',
    got: '2',
  });
  expect(against('1', '2', '1', '1')).toBeUndefined();
});

test('where as many stand against as many, both are blamed', () => {
  expect(against('2', '1')?.expected).toBe('1, as clinic-details says');
  expect(against('1', '2')?.expected).toBe('2, as clinic-details says');
  expect(against('1', '1', '2', '2')?.expected).toBe('2, as clinic-info and list-clinics say');
});

test('what a call leaves out is no vote', () => {
  expect(against(undefined, '1', '1')).toBeUndefined();
  expect(against('2', undefined, '1', undefined)?.expected).toBe('1, as clinic-info says');
});
