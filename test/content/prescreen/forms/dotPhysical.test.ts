import { describe, expect, it } from 'vitest';
import type { Answers } from '#engine';
import { findField, type Line, withLine } from '../../forms/fields.ts';
import { findErrors, shownFields, stepAlone } from '../../forms/intake.ts';

/** Employer, where 'Choose One' is not an answer, and drug screening (PRESCREEN-13). */
const STEP = 'dotPhysical';
const EMPLOYER = 'Employer is a required field.';
const REQUIRED = 'This is a required field';
const valid: Answers = { employer: 'Self-employed or owner-operator', hasDrugScreening: true };

const plan = await stepAlone(STEP);

describe('words', () => {
  it.each<Line>([
    ['employer', undefined, EMPLOYER],
    ['employer', '', EMPLOYER],
    ['employer', 'Choose One', EMPLOYER],
    ['hasDrugScreening', undefined, REQUIRED],
    ['hasDrugScreening', 'no', 'Input must be valid.'],
  ])('%s: %j gives "%s"', (...line) => {
    const [field, , words] = line;
    expect(findErrors(plan, STEP, withLine(valid, line))).toEqual({ [field]: words });
  });

  it('says all at once that are due at first', () => {
    expect(findErrors(plan, STEP, {})).toEqual({ employer: EMPLOYER, hasDrugScreening: REQUIRED });
  });
});

describe('valid answers', () => {
  const employers = [
    'Kroger Family of Companies',
    'Another trucking or delivery company',
    'School or transit bus company',
    'Government or public works',
    'Self-employed or owner-operator',
    'Not employed as a driver yet',
  ];

  it.each(employers)('%s', (employer) => {
    expect(findErrors(plan, STEP, { employer, hasDrugScreening: false })).toEqual({});
    expect(findErrors(plan, STEP, { employer, hasDrugScreening: true })).toEqual({});
  });

  it('are all that are offered', () => {
    expect(findField(plan, 'employer')?.enum).toEqual(employers);
  });
});

it('asks both whatever was answered', () => {
  expect(shownFields(plan, STEP, {})).toEqual(['employer', 'hasDrugScreening']);
  expect(shownFields(plan, STEP, valid)).toEqual(['employer', 'hasDrugScreening']);
});

it('places the employers under Choose One', () => {
  expect(plan.steps[0]?.form.pages[0]?.uiSchema.employer).toMatchObject({
    'ui:widget': 'select',
    'ui:placeholder': 'Choose One',
  });
});
