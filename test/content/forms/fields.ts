import type { Answers, JsonSchema, WizardPlan } from '#engine';
import { without } from './intake.ts';

/** One wrong answer to a field, and the error that it gives. An answer `undefined` is a field left empty. */
export type Line = readonly [field: string, wrong: Answers[string], words: string];

/** Answers with one field wrong. */
export const withLine = (answers: Answers, [field, wrong]: Line): Answers =>
  wrong === undefined ? without(answers, field) : { ...answers, [field]: wrong };

/** A field of the intake, as its document asks it. */
export const findField = (plan: WizardPlan, name: string): JsonSchema | undefined =>
  plan.steps.flatMap(({ form }) => form.pages).find(({ schema }) => Object.hasOwn(schema.properties, name))?.schema
    .properties[name];
