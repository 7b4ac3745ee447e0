import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { readPatient } from '../../../../app/journey/index.ts';

describe('readPatient', () => {
  it.each<[JsonObject, ReturnType<typeof readPatient>]>([
    [
      {
        basicInfo: {
          firstName: 'Pat',
          lastName: 'Doe',
          phone: '513-555-0134',
          email: 'pat@example.com',
          dateOfBirth: '1990-02-28',
          weight: '150',
        },
      },
      { name: 'Pat Doe', phone: '513-555-0134', email: 'pat@example.com', dateOfBirth: '1990-02-28' },
    ],
    [{ basicInfo: { firstName: 'Pat', phone: '' } }, { name: 'Pat' }],
    [{ basicInfo: ['Pat'] }, { name: '' }],
    [{ basicInfo: null }, { name: '' }],
    [{}, { name: '' }],
  ])('%j is %j', (payload, patient) => {
    expect(readPatient(payload)).toEqual(patient);
  });
});
