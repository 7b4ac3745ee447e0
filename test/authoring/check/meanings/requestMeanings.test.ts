import { expect, it } from 'vitest';
import { createSchemaReader } from '../../../../authoring/check/checks/SchemaPart.ts';
import { isMeantBy, requestMeanings } from '../../../../authoring/check/meanings/requestMeanings.ts';

const places = requestMeanings(createSchemaReader());
const pointersOf = (meaning: string) =>
  places.filter((place) => isMeantBy(meaning, place.meaning)).map(({ pointer }) => pointer);

it.each([
  ['hieConsent', ['/consentDetails/hieConsent']],
  ['patient.firstName', ['/basicInfo/firstName']],
  ['guardian.firstName', ['/consentDetails/signature/guardianName']],
  ['guardian.dateOfBirth', ['/consentDetails/signature/guardianDetails/dateOfBirth']],
  ['primaryInsurance.policyHolder.lastName', ['/insuranceInfo/primaryInsurance/lastName']],
  ['dateOfBirth', ['/basicInfo/dateOfBirth', '/consentDetails/signature/guardianDetails/dateOfBirth']],
  // It is a whole name of a place that counts, not the end of one.
  ['Consent', []],
  // The booking itself writes it.
  ['serviceIds', []],
])('%s is at %j', (meaning, pointers) => {
  expect(pointersOf(meaning)).toEqual(pointers);
});

it('has no two places of one meaning', () => {
  expect(new Set(places.map(({ meaning }) => meaning)).size).toBe(places.length);
});
