import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Json } from '#engine';
import { goldenContext, goldenFlows } from '../../app/screens/booking/golden/goldenFlows.ts';
import { cases } from '../../setup/cases.ts';
import { shippedPlan } from '../forms/intake.ts';
import { emptyPlaces } from './emptyPlaces.ts';
import { evaluateAnswers } from './evaluateAnswers.ts';
import { answersTo, plausible } from './randomAnswers.ts';

// Many random cases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** A question of the survey that was asked and left empty is sent with an empty answer (INTAKE-27). */
const maySayNothing = /^questionnaire\/survey\/\w+\/answer$/;

const blank = fc.constantFrom<Json>(null, '', [], {}, [''], [{}], [{ name: '' }], [{ name: null }, {}]);

const anything: fc.Arbitrary<Json> = fc.jsonValue().map((value): Json => JSON.parse(JSON.stringify(value)));

describe.each(goldenFlows)('$group', ({ group, flow, picked }) => {
  const context = goldenContext(flow, picked.maximal);

  it.each([
    ['left empty', blank],
    ['of any kind', anything],
  ])('sends no empty text, list, entry or group of answers %s', async (_what, odd) => {
    const plan = await shippedPlan(group);
    const answers = answersTo(plan, (schema) => fc.oneof(plausible(schema), odd));
    fc.assert(
      fc.property(answers, (given) => {
        const { payload } = evaluateAnswers(plan, given, context);
        const empty = Object.entries(payload).flatMap(([name, value]) => emptyPlaces(value, name));
        expect(empty.filter((place) => !maySayNothing.test(place))).toEqual([]);
      }),
      { numRuns: cases(40) },
    );
  });
});
