import { describe, expect, it } from 'vitest';
import { findTarget } from '../../../../authoring/check/checks/RequestSchema.ts';
import { createSchemaReader } from '../../../../authoring/check/checks/SchemaPart.ts';

const read = createSchemaReader();

describe('findTarget', () => {
  it.each([
    ['/basicInfo/firstName', 'string'],
    ['/basicInfo/address/addressLines/1', 'string'],
    ['/notes', 'array'],
    ['/notes/0', 'string'],
    ['/consentDetails/signature/guardianDetails/address/county', 'string'],
    ['/insuranceInfo/hasInsurance', 'string'],
  ])('%s takes %s', (pointer, type) => {
    expect(findTarget(pointer, read)).toEqual({ ok: true, type });
  });

  it('names what would be right', () => {
    expect(findTarget('/basicInfo/motherName/fistName', read)).toEqual({
      ok: false,
      at: 'fistName',
      known: ['firstName', 'lastName'],
    });
  });

  it('names all that a composed schema has, each once', () => {
    const target = findTarget('/basicInfo/address/adressLines', read);
    expect(!target.ok && [...target.known].sort()).toEqual([
      'addressLines',
      'cityTown',
      'county',
      'postalCode',
      'stateProvince',
    ]);
  });

  it.each(['/basicInfo/firstName/x', '/nothing', '/notes/first'])('%s is no place', (pointer) => {
    expect(findTarget(pointer, read).ok).toBe(false);
  });
});
