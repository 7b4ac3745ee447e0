import { expect } from 'vitest';
import {
  answersOf,
  initialState,
  type Json,
  type MessageCatalogue,
  pathFor,
  payloadOf,
  reduce,
  validatePage,
  type WizardPlan,
  words,
} from '#engine';
import { context } from './exampleWizard.ts';

const catalogue: MessageCatalogue = { invalid: 'Invalid.' };
const encoders = { yesNo: (answer: Json) => answer };

/** Drives a plan as a guest would, with any answers. */
export function drive(plan: WizardPlan, answers: Readonly<Record<string, Json>>) {
  let state = initialState(plan, context);
  for (let turn = 0; turn < 6; turn += 1) {
    state = reduce(plan, state, { type: 'edit', answers }, context);
    state = reduce(plan, state, { type: 'continue' }, context);
  }
  const path = pathFor(plan, state.answers, context);
  expect(path.length).toBeGreaterThan(0);
  for (const view of path) {
    const given = answersOf(state.answers, { step: view.step.id, page: view.page.name });
    for (const violation of validatePage(view, given))
      expect(words(violation, view.page.messages, catalogue)).toMatch(/./);
  }
  payloadOf(plan, state.answers, context, encoders);
}
