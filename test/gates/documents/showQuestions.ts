import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  initialQuestions,
  type QuestionnairePlan,
  type QuestionsAround,
  type QuestionsState,
  questionPath,
  reduceQuestions,
  standingOf,
  words,
} from '#engine';
import { messageCatalogue } from '#engine/messages/en';
import { Questionnaire } from '#engine/react';
import { questionnaireWords } from '../../../app/screens/prescreen/steps/prescreenWords.ts';
import { formWidgets } from '../../../app/widgets/index.ts';
import { PlainText } from './showWizard.ts';

/**
 * All that a guest could read who answers with the `pick`th choice of each question, the errors of an unanswered one
 * included.
 */
export function showQuestions(plan: QuestionnairePlan, around: QuestionsAround, pick: number): string {
  let state = initialQuestions(plan, around);
  const said: string[] = [];
  for (let turn = 0; turn <= plan.questions.length && state.phase === 'pending'; turn += 1) {
    state = reduceQuestions(plan, state, { type: 'continue' }, around);
    said.push(screen(plan, state, around));
    const asked = questionPath(plan, state.answers, around).find(({ question }) => question.id === state.position);
    if (asked === undefined) break;
    for (const violation of asked.violations) said.push(words(violation, asked.view.page.messages, messageCatalogue));
    const { choices = ['1950-02-28', '2020-02-29'] } = asked;
    const answer = choices[(pick + turn) % Math.max(1, choices.length)];
    state = reduceQuestions(plan, state, { type: 'edit', question: asked.question.id, answer }, around);
    state = reduceQuestions(plan, state, { type: 'continue' }, around);
  }
  standingOf(plan, state.answers, around);
  said.push(screen(plan, state, around));
  return said.join('\n');
}

const screen = (plan: QuestionnairePlan, state: QuestionsState, around: QuestionsAround): string =>
  renderToStaticMarkup(
    createElement(Questionnaire, {
      plan,
      state,
      around,
      dispatch: () => undefined,
      words: questionnaireWords,
      catalogue: messageCatalogue,
      RichText: PlainText,
      widgets: formWidgets,
    }),
  );
