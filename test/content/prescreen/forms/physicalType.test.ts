import { describe, expect, it } from 'vitest';
import type { Answers } from '#engine';
import { findField, type Line, withLine } from '../../forms/fields.ts';
import { findErrors, shownFields, stepAlone } from '../../forms/intake.ts';

/** Age and type are required (PRESCREEN-11). */
const STEP = 'physicalType';
const REQUIRED = 'This is a required field';
const valid: Answers = { physicalType: 'annual', isTwentyOrOlder: true };

const plan = await stepAlone(STEP);

describe('words', () => {
  it.each<Line>([
    ['physicalType', undefined, REQUIRED],
    ['physicalType', 'Annual', 'A selection is required.'],
    ['isTwentyOrOlder', undefined, REQUIRED],
    ['isTwentyOrOlder', 'yes', 'Input must be valid.'],
  ])('%s: %j gives "%s"', (...line) => {
    const [field, , words] = line;
    expect(findErrors(plan, STEP, withLine(valid, line))).toEqual({ [field]: words });
  });

  it('says all at once that are due at first', () => {
    expect(findErrors(plan, STEP, {})).toEqual({ physicalType: REQUIRED, isTwentyOrOlder: REQUIRED });
  });
});

describe('valid answers', () => {
  const types = ['sports', 'school', 'annual', 'employment'];

  it.each(types.flatMap((physicalType) => [true, false].map((isTwentyOrOlder) => ({ physicalType, isTwentyOrOlder }))))(
    '$physicalType, 20 or older: $isTwentyOrOlder',
    (answers) => {
      expect(findErrors(plan, STEP, answers)).toEqual({});
    },
  );

  it('are all that are offered', () => {
    expect(findField(plan, 'physicalType')?.oneOf?.map((choice) => choice.const)).toEqual(types);
  });
});

it('asks both whatever was answered', () => {
  expect(shownFields(plan, STEP, {})).toEqual(['physicalType', 'isTwentyOrOlder']);
  expect(shownFields(plan, STEP, valid)).toEqual(['physicalType', 'isTwentyOrOlder']);
});
