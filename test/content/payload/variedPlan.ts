import fc from 'fast-check';
import type { Json, WizardPlan } from '#engine';
import { flowNames } from '../../../app/journey/index.ts';
import { loadPlan, type Settings, withSettings } from '../forms/intake.ts';
import { arbitraryMembers } from './randomAnswers.ts';

/** A shipped configuration, changed as another author might have written it. */
export interface Variation {
  readonly settings: Settings;
  /** Conditions by step id. */
  readonly when: Readonly<Record<string, Json>>;
}

export const arbitraryVariation = (plan: WizardPlan): fc.Arbitrary<Variation> =>
  fc.record({ settings: arbitrarySettings(plan), when: arbitraryConditions(plan) });

export const variedPlan = (group: string, { settings, when }: Variation): Promise<WizardPlan> =>
  loadPlan(group, (configuration) => ({
    ...configuration,
    steps: configuration.steps.map((step) => {
      const condition = when[step.id];
      return { ...withSettings(step, settings), ...(condition !== undefined && { when: condition }) };
    }),
  }));

/** Other values for the settings of a configuration, of the same types. */
export function arbitrarySettings(plan: WizardPlan): fc.Arbitrary<Settings> {
  const steps = plan.steps.map(({ id, form }) => {
    const values = Object.entries(form.settings).map(([name, value]) => [name, settingLike(value)] as const);
    return [id, arbitraryMembers(Object.fromEntries(values))] as const;
  });
  return fc.record(Object.fromEntries(steps));
}

function settingLike(value: unknown): fc.Arbitrary<Json> {
  if (typeof value === 'boolean') return fc.boolean();
  if (typeof value !== 'number') return fc.string({ minLength: 1 });
  return fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, fc.integer({ min: 0, max: 4 }), fc.constant(60));
}

/** Conditions that read the context, an answer that is always asked for, and one that a setting can hide. */
const conditions: fc.Arbitrary<Json> = fc.constantFrom<Json>(
  ...flowNames.map((flow) => ({ '!=': [{ var: 'context.flow' }, flow] })),
  { var: 'steps.patientDetails.isMobileNum' },
  { '!': [{ answered: { var: 'steps.patientDetails.preferredName' } }] },
);

/** Conditions for all steps but the first, which has none. */
const arbitraryConditions = ({ steps: [, ...others] }: WizardPlan): fc.Arbitrary<Readonly<Record<string, Json>>> =>
  arbitraryMembers(Object.fromEntries(others.map(({ id }) => [id, conditions])));
