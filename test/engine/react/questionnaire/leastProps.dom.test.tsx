import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { expect, test, vi } from 'vitest';
import {
  compileQuestionnaire,
  initialQuestions,
  type QuestionsAction,
  type QuestionsState,
  reduceQuestions,
} from '#engine';
import { messageCatalogue, questionnaireMessages } from '#engine/messages/en';
import { Questionnaire, widgets } from '#engine/react';

/** Questions of an app that gives nothing which may be left out. */

const questions = [
  { id: 'swims', type: 'yesNo', title: 'Can you swim?', description: 'In <b>open</b> water.' },
] as const;
const compiled = compileQuestionnaire(
  { name: 'questions', document: { id: 'questions', title: 'Questions', questions } },
  { widgets },
);

function Questions() {
  if (!compiled.ok) throw new Error('The questions have problems.');
  const plan = compiled.value;
  const next = (state: QuestionsState, action: QuestionsAction) => reduceQuestions(plan, state, action);
  const [state, dispatch] = useReducer(next, undefined, () => initialQuestions(plan));
  const texts = { messages: questionnaireMessages, catalogue: messageCatalogue };
  return <Questionnaire plan={plan} state={state} dispatch={dispatch} {...texts} widgets={widgets} />;
}

test('HTML is plain text, and the rules read only the answers', async () => {
  window.scrollTo = vi.fn();
  render(<Questions />);
  expect(screen.getByText('In <b>open</b> water.')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText(questionnaireMessages.eligible.last)).toBeTruthy();
});
