import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  buildPayload,
  initialState,
  type JsonObject,
  type PathPage,
  pathFor,
  reduce,
  resolveMessage,
  validatePage,
  type WizardPlan,
  type WizardState,
} from '#engine';
import { messageCatalogue } from '#engine/messages/en';
import { type RichText, Stepper, type Wizard, WizardForm } from '#engine/react';
import { encoders } from '../../../app/journey/request/encoders.ts';
import { useWizardMessages } from '../../../app/screens/booking/Intake.tsx';
import { formWidgets } from '../../../app/widgets/formWidgets.ts';
import { roughAnswers } from './roughAnswer.ts';

/** Shows rich text as plain text: sanitizing needs a browser, and only the text matters here. */
export const PlainText: RichText = ({ html }) => createElement('span', null, html);

const encode = encoders(() => new Date('2026-11-21T12:00:00Z'));
const noDispatch = (): void => undefined;

/**
 * Everything that a guest could read on the pages of a plan with their errors shown. Walks through the plan as a guest
 * does and builds its request, so that anything that throws does so here.
 */
export function showWizard(plan: WizardPlan, context: JsonObject, pick: number): string {
  let state = initialState(plan, context);
  const said: string[] = [page(plan, state, pathFor(plan, state.answers, context), 0)];
  for (const { id, form } of plan.steps)
    for (const each of form.pages)
      state = reduce(
        plan,
        state,
        { type: 'edit', step: id, page: each.name, answers: roughAnswers(each, pick) },
        context,
      );
  for (let turn = 0; turn < 4; turn += 1) state = reduce(plan, state, { type: 'continue' }, context);
  const path = pathFor(plan, state.answers, context);
  for (const [index, view] of path.entries()) {
    said.push(page(plan, state, path, index));
    const given = state.answers[view.step.id]?.[view.page.name] ?? {};
    for (const violation of validatePage(view, given))
      said.push(resolveMessage(violation, view.page.messages, messageCatalogue));
  }
  buildPayload(plan, state.answers, context, encode);
  return said.join('\n');
}

function page(plan: WizardPlan, state: WizardState, path: readonly PathPage[], index: number): string {
  const current = path[index];
  if (current === undefined) throw new Error('A path without a page.');
  const position = { step: current.step.id, page: current.page.name };
  const phase = 'editing';
  const here = { ...state, position, phase, attempted: [position] } as const;
  const wizard: Wizard = { plan, state: here, dispatch: noDispatch, path, current, index };
  return renderToStaticMarkup(createElement(Page, { wizard }));
}

function Page({ wizard }: { readonly wizard: Wizard }) {
  const shared = { wizard, messages: useWizardMessages() };
  return createElement(
    'main',
    null,
    createElement(Stepper, shared),
    createElement(WizardForm, { ...shared, catalogue: messageCatalogue, RichText: PlainText, widgets: formWidgets }),
  );
}
