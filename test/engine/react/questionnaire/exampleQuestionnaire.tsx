import { render } from '@testing-library/react';
import { type ReactNode, useCallback, useState } from 'react';
import {
  compileQuestionnaire,
  initialQuestions,
  type MessageCatalogue,
  type QuestionDefinition,
  type QuestionnairePlan,
  type QuestionsAction,
  type QuestionsState,
  reduceQuestions,
} from '#engine';
import { widgets as ownWidgets, Questionnaire, type QuestionnaireMessages } from '#engine/react';
import { exampleMessages } from '../exampleMessages.ts';

const { back, continue: proceed, ...formMessages } = exampleMessages;

/** Texts of no product, so that tests show where each text comes from. */
export const questionMessages: QuestionnaireMessages = {
  ...formMessages,
  back,
  continue: proceed,
  notice: { info: 'Note', warning: 'Beware', error: 'Stop' },
  ineligible: 'The usual reason.',
  eligible: { schedule: 'Off you go!', last: 'That was the last one!' },
  noChoice: 'Nothing to choose from.',
};

const catalogue: MessageCatalogue = {
  invalid: 'Not valid.',
  'required.select': 'Choose one.',
  'required.date': 'When?',
  enum: 'Choose another one.',
  'format.date': 'There is no such day.',
};

const outerScope = { steps: {}, context: { today: '2026-11-21', tide: 'high' } };
const bold = ({ html }: { readonly html: string }) => <p>{html.replace(/<[^>]*>/g, '')}</p>;

export function compilePlan(questions: readonly QuestionDefinition[]): QuestionnairePlan {
  const compiled = compileQuestionnaire(
    { name: 'questions', document: { id: 'questions', title: 'Questions', questions } },
    {
      context: {
        type: 'object',
        properties: { today: { type: 'string', format: 'date' }, tide: { type: 'string', enum: ['high', 'low'] } },
      },
      widgets: ownWidgets,
      encoders: [],
      verifiers: {},
      messages: Object.keys(catalogue),
    },
  );
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  return compiled.value;
}

interface Options {
  readonly onBackFromFirst?: () => void;
  readonly alternatives?: ReactNode;
  readonly busy?: boolean;
}

interface ExampleProps extends Options {
  readonly plan: QuestionnairePlan;
  readonly onState: (state: QuestionsState) => void;
}

function Example({ plan, onState, ...options }: ExampleProps) {
  const [state, setState] = useState(() => initialQuestions(plan, outerScope));
  const dispatch = useCallback(
    (action: QuestionsAction) => setState((before) => reduceQuestions(plan, before, action, outerScope)),
    [plan],
  );
  onState(state);
  return (
    <Questionnaire
      plan={plan}
      state={state}
      dispatch={dispatch}
      outerScope={outerScope}
      messages={questionMessages}
      catalogue={catalogue}
      RichText={bold}
      widgets={ownWidgets}
      {...options}
    />
  );
}

/** Shows questions with a store of their own; `state` reads their present state. */
export function showQuestions(questions: readonly QuestionDefinition[], options: Options = {}) {
  const plan = compilePlan(questions);
  let seen = initialQuestions(plan, outerScope);
  const view = render(
    <Example
      plan={plan}
      onState={(state) => {
        seen = state;
      }}
      {...options}
    />,
  );
  return { ...view, state: () => seen };
}
