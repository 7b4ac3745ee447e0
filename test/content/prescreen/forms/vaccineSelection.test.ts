import { describe, expect, it } from 'vitest';
import type { Json } from '#engine';
import { context, findErrors, shownFields, stepAlone } from '../../forms/intake.ts';

/** One to three vaccines, and some that cannot be given together (PRESCREEN-15, PRESCREEN-16). */
const STEP = 'vaccineSelection';
const NONE = 'Select a vaccine to view availability.';
const MANY = 'You can only select up to 3 vaccines.';
const APART =
  'The vaccines you have selected cannot be scheduled together. Please go back and confirm your selections again.';

/** The ids of the services for flu, Tdap, pneumonia, shingles, meningitis, RSV, and flu at the counter. */
const vaccines = ['101', '102', '103', '104', '115', '116', '151'].map((value) => ({
  value,
  title: `Vaccine ${value}`,
}));
const situation = { ...context, vaccines };

const plan = await stepAlone(STEP);

const said = (chosen: Json | undefined) =>
  findErrors(plan, STEP, chosen === undefined ? {} : { vaccines: chosen }, situation);

it.each([[undefined], [[]]])('%j: at least one is needed', (chosen) => {
  expect(said(chosen)).toEqual({ vaccines: NONE });
});

it.each([[['101']], [['101', '102']], [['101', '102', '103']], [['104', '103', '101']]])(
  '%j can be chosen',
  (chosen) => {
    expect(said(chosen)).toEqual({});
  },
);

it.each([[['101', '102', '103', '104']], [['101', '102', '103', '104', '116']]])('%j are too many', (chosen) => {
  expect(said(chosen)).toEqual({ vaccines: MANY });
});

describe('vaccines that cannot be given together', () => {
  it.each([
    [['103', '115']],
    [['115', '103']],
    [['104', '116']],
    [['116', '104']],
    [['101', '103', '115']],
    [['104', '101', '116']],
  ])('%j', (chosen) => {
    expect(said(chosen)).toEqual({ vaccines: APART });
  });

  it.each([[['101', '151']], [['151', '102', '101']]])('%j, which are the same vaccine, with both names', (chosen) => {
    expect(said(chosen)).toEqual({
      vaccines: 'Flu and Walk-In Flu Vaccine are the same vaccine. Choose one of them.',
    });
  });

  it.each([[['103', '104']], [['115', '116']], [['103', '116']], [['104', '115']]])('%j can', (chosen) => {
    expect(said(chosen)).toEqual({});
  });
});

it.each([[['999']], [['101', '999']], [['101', '101']], ['101'], [[101]]])('%j is not on offer', (chosen) => {
  expect(Object.keys(said(chosen)).length).toBeGreaterThan(0);
});

it('asks nothing else', () => {
  expect(shownFields(plan, STEP, {}, situation)).toEqual(['vaccines']);
});
