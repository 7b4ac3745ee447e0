import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { BookingFacts } from '../../../app/journey/index.ts';
import { goldenContext, goldenFlows, sizes } from '../../app/screens/booking/golden/goldenFlows.ts';
import { cases } from '../../setup/cases.ts';
import { shippedPlan } from '../forms/intake.ts';
import { correctAnswers } from './correctAnswers.ts';
import { evaluateAnswers } from './evaluateAnswers.ts';
import { answersTo, plausible } from './randomAnswers.ts';
import { arbitrarySettings } from './variedPlan.ts';

// Many random cases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const facts: fc.Arbitrary<Omit<BookingFacts, 'flow'>> = fc
  .tuple(fc.boolean(), fc.boolean(), fc.boolean())
  .map(([addPromotion, withCare, zone]) => ({
    addPromotion,
    withCare,
    ...(zone && { patientTimeZone: 'America/Phoenix' }),
  }));

describe.each(goldenFlows)('$group', ({ group, flow, picked, build, check }) => {
  it('makes a request that its schema takes, of any answers that every page takes', async () => {
    const shipped = await shippedPlan(group);
    const counted = { valid: 0, all: 0 };
    const guest = fc.tuple(answersTo(shipped, plausible), fc.constantFrom(...sizes), facts);
    const guests = fc.array(guest, { minLength: 1, maxLength: 8 });
    const property = fc.asyncProperty(arbitrarySettings(shipped), guests, async (settings, all) => {
      const plan = await shippedPlan(group, settings);
      for (const [given, size, known] of all) {
        const context = goldenContext(flow, picked[size]);
        const answers = correctAnswers(plan, given, context);
        counted.all += 1;
        if (answers === undefined) continue;
        counted.valid += 1;
        const { payload } = evaluateAnswers(plan, answers, context);
        check(build(payload, picked[size], { flow, ...known }));
        expect(check.errors ?? []).toEqual([]);
      }
    });
    await fc.assert(property, { numRuns: cases(15) });
    // Some settings let no guest through, such as a legal name of no characters, or more goals than may be chosen.
    expect(counted.valid / counted.all).toBeGreaterThan(0.3);
  });
});
