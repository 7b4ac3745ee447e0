import { describe, expect, it } from 'vitest';
import type { Answers } from '#engine';
import { findField, type Line, withLine } from '../../forms/fields.ts';
import { findErrors, shownFields, stepAlone } from '../../forms/intake.ts';

/** Age and type are required (PRESCREEN-12). */
const STEP = 'healthScreening';
const REQUIRED = 'This is a required field';
const valid: Answers = { isTwentyOrOlder: false, healthScreeningType: 'diabetes' };

const plan = await stepAlone(STEP);

describe('words', () => {
  it.each<Line>([
    ['isTwentyOrOlder', undefined, REQUIRED],
    ['isTwentyOrOlder', 20, 'Input must be valid.'],
    ['healthScreeningType', undefined, REQUIRED],
    ['healthScreeningType', 'x-ray', 'A selection is required.'],
  ])('%s: %j gives "%s"', (...line) => {
    const [field, , words] = line;
    expect(findErrors(plan, STEP, withLine(valid, line))).toEqual({ [field]: words });
  });

  it('says all at once that are due at first', () => {
    expect(findErrors(plan, STEP, {})).toEqual({ isTwentyOrOlder: REQUIRED, healthScreeningType: REQUIRED });
  });
});

describe('valid answers', () => {
  const types = ['bloodPressure', 'cholesterol', 'diabetes', 'tuberculosis', 'full'];

  it.each(
    types.flatMap((healthScreeningType) =>
      [true, false].map((isTwentyOrOlder) => ({ isTwentyOrOlder, healthScreeningType })),
    ),
  )('$healthScreeningType, 20 or older: $isTwentyOrOlder', (answers) => {
    expect(findErrors(plan, STEP, answers)).toEqual({});
  });

  it('are all that are offered', () => {
    expect(findField(plan, 'healthScreeningType')?.oneOf?.map((choice) => choice.const)).toEqual(types);
  });
});

it('asks both whatever was answered', () => {
  expect(shownFields(plan, STEP, {})).toEqual(['isTwentyOrOlder', 'healthScreeningType']);
  expect(shownFields(plan, STEP, valid)).toEqual(['isTwentyOrOlder', 'healthScreeningType']);
});
