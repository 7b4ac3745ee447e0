import { expect, it } from 'vitest';
import { findErrors, long, shownFields, stepAlone } from '../../forms/intake.ts';

/** The Medicare beneficiary ID is optional, ####-###-####, at most 13 characters (PRESCREEN-14). */
const STEP = 'medicareCheck';
const FIELD = 'medicareBeneficiaryIdNumber';
const WORDS = 'Your Medicare Beneficiary Identification Number must be in ####-###-#### format.';

const plan = await stepAlone(STEP);

it.each([
  '1EG4-TE5-MK7', // 12 characters
  '1EG4-TE5-MK722', // 14 characters
  '1EG4TE5MK72',
  '1EG4-TE5MK72',
  '1EG-4TE5-MK72',
  '1EG4 TE5 MK72',
  '####-###-####',
  '-------------',
  ' 1EG4-TE5-MK7',
  long(14),
])('%j gives the words of the format', (number) => {
  expect(findErrors(plan, STEP, { [FIELD]: number })).toEqual({ [FIELD]: WORDS });
});

it.each([undefined, '', '1EG4-TE5-MK72', '1234-567-8901', '1eg4-te5-mk72'])('%j is taken', (number) => {
  expect(findErrors(plan, STEP, number === undefined ? {} : { [FIELD]: number })).toEqual({});
});

it('asks nothing else', () => {
  expect(shownFields(plan, STEP, {})).toEqual([FIELD]);
});
