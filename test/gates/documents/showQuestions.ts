import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  evaluateEligibility,
  initialQuestions,
  type OuterScope,
  type QuestionnairePlan,
  type QuestionsState,
  questionPath,
  reduceQuestions,
  resolveMessage,
} from '#engine';
import { messageCatalogue } from '#engine/messages/en';
import { Questionnaire } from '#engine/react';
import { useQuestionsMessages } from '../../../app/screens/prescreen/steps/QuestionsStep.tsx';
import { formWidgets } from '../../../app/widgets/formWidgets.ts';
import { PlainText } from './showWizard.ts';

/**
 * Everything that a guest could read who answers with the `pick`th choice of each question, including the errors of an
 * unanswered one.
 */
export function showQuestions(plan: QuestionnairePlan, around: OuterScope, pick: number): string {
  let state = initialQuestions(plan, around);
  const said: string[] = [];
  for (let turn = 0; turn <= plan.questions.length && state.phase === 'pending'; turn += 1) {
    state = reduceQuestions(plan, state, { type: 'continue' }, around);
    said.push(screen(plan, state, around));
    const asked = questionPath(plan, state.answers, around).find(({ question }) => question.id === state.position);
    if (asked === undefined) break;
    for (const violation of asked.violations)
      said.push(resolveMessage(violation, asked.view.page.messages, messageCatalogue));
    const { choices = ['1950-02-28', '2020-02-29'] } = asked;
    const answer = choices[(pick + turn) % Math.max(1, choices.length)];
    state = reduceQuestions(plan, state, { type: 'edit', question: asked.question.id, answer }, around);
    state = reduceQuestions(plan, state, { type: 'continue' }, around);
  }
  evaluateEligibility(plan, state.answers, around);
  said.push(screen(plan, state, around));
  return said.join('\n');
}

const screen = (plan: QuestionnairePlan, state: QuestionsState, around: OuterScope): string =>
  renderToStaticMarkup(
    createElement(() =>
      createElement(Questionnaire, {
        plan,
        state,
        outerScope: around,
        dispatch: () => undefined,
        messages: useQuestionsMessages(),
        catalogue: messageCatalogue,
        RichText: PlainText,
        widgets: formWidgets,
      }),
    ),
  );
