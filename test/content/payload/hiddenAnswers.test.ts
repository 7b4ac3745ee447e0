import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type Json, type JsonObject, type JsonSchema, pathFor } from '#engine';
import { flowNames } from '../../../app/journey/index.ts';
import { goldenContext, goldenFlows } from '../../app/screens/booking/golden/goldenFlows.ts';
import { cases } from '../../setup/cases.ts';
import { shippedPlan } from '../forms/intake.ts';
import { evaluateAnswers, shownOn, withHidden } from './evaluateAnswers.ts';
import { answersTo, plausible } from './randomAnswers.ts';
import { arbitraryVariation, variedPlan } from './variedPlan.ts';

// Many random cases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const contexts: fc.Arbitrary<JsonObject> = fc
  .constantFrom(...flowNames)
  .map((flow) => goldenContext(flow, goldenFlows.find((each) => each.flow === flow)?.picked.maximal ?? {}));

/** Several values, because creating a plan costs more than answering it, so each plan is tried several times. */
const several = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(one, { minLength: 1, maxLength: 8 });

/** An answer in which every text names the field that it belongs to. */
function canary(schema: JsonSchema, name: string): Json {
  const own = `canary:${name}:`;
  if (schema.type === 'array') return [schema.items?.type === 'object' ? canary(schema.items, name) : own];
  if (schema.type !== 'object') return own;
  return Object.fromEntries(Object.keys(schema.properties ?? {}).map((member) => [member, own]));
}

const canariesIn = (value: unknown): readonly string[] =>
  [...JSON.stringify(value).matchAll(/canary:([^:]*):/g)].map(([, name = '']) => name);

describe.each(goldenFlows)('$group: an answer that is not asked', ({ group, build, picked, flow, facts }) => {
  it('never reaches the request', async () => {
    const shipped = await shippedPlan(group);
    const answers = answersTo(shipped, (schema, field, step) =>
      fc.oneof(plausible(schema), fc.constant(canary(schema, `${step}/${field}`))),
    );
    const seen = { sent: 0, kept: 0 };
    const guests = several(fc.tuple(answers, contexts));
    const property = fc.asyncProperty(arbitraryVariation(shipped), guests, async (variation, all) => {
      const plan = await variedPlan(group, variation);
      for (const [given, context] of all) {
        const request = build(evaluateAnswers(plan, given, context).payload, picked.maximal, { ...facts, flow });
        const shown = pathFor(plan, given, context).flatMap(({ step, shown }) =>
          shown.map((field) => `${step.id}/${field}`.toLowerCase()),
        );
        const sent = canariesIn(request);
        expect(sent.filter((name) => !shown.includes(name.toLowerCase()))).toEqual([]);
        seen.sent += sent.length;
        seen.kept += canariesIn(given).length;
      }
    });
    await fc.assert(property, { numRuns: cases(20) });
    expect(seen.sent).toBeGreaterThan(0);
    expect(seen.kept).toBeGreaterThan(seen.sent);
  });

  it('changes nothing: neither path, shown fields and complaints, nor the request', async () => {
    const shipped = await shippedPlan(group);
    const answers = answersTo(shipped, plausible);
    const rubbish = answersTo(shipped, (schema) =>
      fc.oneof(
        plausible(schema),
        fc.jsonValue().map((value): Json => JSON.parse(JSON.stringify(value))),
      ),
    );
    const guests = several(fc.tuple(answers, rubbish, contexts));
    const property = fc.asyncProperty(arbitraryVariation(shipped), guests, async (variation, all) => {
      const plan = await variedPlan(group, variation);
      for (const [given, others, context] of all) {
        const expected = evaluateAnswers(plan, given, context);
        const shown = shownOn(pathFor(plan, given, context));
        expect(evaluateAnswers(plan, withHidden(given, shown, {}), context)).toEqual(expected);
        expect(evaluateAnswers(plan, withHidden(given, shown, others), context)).toEqual(expected);
      }
    });
    await fc.assert(property, { numRuns: cases(20) });
  });
});
