import { expect } from 'vitest';
import {
  buildPayload,
  initialState,
  type Json,
  type MessageCatalogue,
  pathFor,
  readPageAnswers,
  reduce,
  resolveMessage,
  validatePage,
  type WizardPlan,
} from '#engine';
import { context } from './exampleWizard.ts';

const catalogue: MessageCatalogue = { invalid: 'Invalid.' };
const encoders = { yesNo: (answer: Json) => answer };

/** Goes through a plan as a guest would, with arbitrary answers. */
export function drive(plan: WizardPlan, answers: Readonly<Record<string, Json>>) {
  let state = initialState(plan, context);
  for (let turn = 0; turn < 6; turn += 1) {
    state = reduce(plan, state, { type: 'edit', answers }, context);
    state = reduce(plan, state, { type: 'continue' }, context);
  }
  const path = pathFor(plan, state.answers, context);
  expect(path.length).toBeGreaterThan(0);
  for (const view of path) {
    const given = readPageAnswers(state.answers, { step: view.step.id, page: view.page.name });
    for (const violation of validatePage(view, given))
      expect(resolveMessage(violation, view.page.messages, catalogue)).toMatch(/./);
  }
  buildPayload(plan, state.answers, context, encoders);
}
