import type { ContractViolation } from '../../../check/CheckResult.ts';
import { isRecord, valueAt } from '../../../exchange/json.ts';

/** The sections of a request that only the guest fills in. */
export const SECTIONS = [
  'basicInfo',
  'comments',
  'notes',
  'insuranceInfo',
  'medicalInfo',
  'consentDetails',
  'consentVersions',
  'questionnaire',
] as const;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/**
 * Finds the first place of what a server keeps where the guest has sent nothing, as of an answer that nobody gave, and the Social
 * Security Number wherever it is kept.
 */
export function findUnsent(sent: object, kept: unknown): ContractViolation | undefined {
  const number = digitsOf(String(valueAt(sent, '/insuranceInfo/socialSecurityNumber') ?? ''));
  const places = Object.entries(isRecord(kept) ? kept : {}).flatMap(([name, value]) => {
    const isAnswer = SECTIONS.some((section) => section === name);
    return placesOf(value, `/${name}`).map((place) => ({ ...place, isAnswer }));
  });
  const told = places.find(({ text }) => number !== '' && digitsOf(text).includes(number));
  if (told) return { path: told.at, expected: 'never kept', got: 'the Social Security Number' };
  const more = places.find(({ at, isAnswer }) => isAnswer && valueAt(sent, at) === undefined);
  return more && { path: more.at, expected: 'nothing, as nothing was sent', got: 'something' };
}

/** All texts, numbers and answers in a value. */
function placesOf(value: unknown, at: string): readonly { readonly at: string; readonly text: string }[] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [{ at, text: String(value) }];
  return Object.entries(value).flatMap(([name, member]) => placesOf(member, `${at}/${name}`));
}
