import {
  compileQuestionnaire,
  initialQuestions,
  type KnownNames,
  type OuterScope,
  type QuestionDefinition,
  type QuestionnaireDefinition,
  type QuestionnairePlan,
  type QuestionsAction,
  type QuestionsState,
  reduceQuestions,
} from '#engine';
import { worded } from '../problems/worded.ts';

/** Questions of every type with every action, for the tests of the questionnaire. */
export const voyage: QuestionnaireDefinition = {
  id: 'voyage',
  title: 'Before you sail',
  questions: [
    {
      id: 'born',
      type: 'date',
      title: 'When were you born?',
      description: 'As in your passport.',
      checks: [
        { that: { '<=': [{ var: 'answers.born' }, { var: 'context.today' }] }, message: 'Date must be in the past.' },
      ],
      answers: [
        {
          when: { '<': [{ yearsBetween: [{ var: 'answers.born' }, { var: 'context.today' }] }, 2] },
          submitAction: 'failWithErrorMessage',
          message: 'Babies stay <b>ashore</b>.',
        },
      ],
    },
    {
      id: 'swims',
      type: 'yesNo',
      title: 'Can you swim?',
      answers: [{ is: true }, { is: false }],
      messages: [
        { type: 'info', location: 'top', text: 'The sea is deep.' },
        { type: 'warning', location: 'responses', text: 'Take a vest.', when: { '!': { var: 'answers.swims' } } },
      ],
    },
    {
      id: 'vest',
      type: 'radio',
      title: 'Which vest fits you?',
      skipWhen: { var: 'answers.swims' },
      options: [
        { value: 'small', title: 'Small' },
        { value: 'large', title: 'Large', description: 'Above 80 kg' },
        { value: 'none', title: 'None of them' },
      ],
      answers: [{ is: ['small', 'large'] }, { is: 'none', submitAction: 'failWithErrorMessage' }],
    },
    {
      id: 'cabin',
      type: 'dropdown',
      title: 'Which cabin do you want?',
      options: [
        { value: 'deck', title: 'On deck' },
        { value: 'below', title: 'Below deck', when: { answered: { var: 'answers.vest' } } },
      ],
      answers: [{ is: 'deck' }, { is: 'below' }],
    },
    {
      id: 'port',
      type: 'criteriaDropdown',
      title: 'Where do you board?',
      options: [
        { value: 'bath', title: 'Bath', criteria: { minimumAge: 12, open: true } },
        { value: 'york', title: 'York', criteria: { minimumAge: 18, open: true } },
        { value: 'rome', title: 'Rome', criteria: { minimumAge: 0, open: false } },
      ],
      answers: [
        {
          when: { '!': { var: 'criteria.port.open' } },
          submitAction: 'failWithErrorMessage',
          message: 'Rome is shut.',
        },
        {
          when: {
            '<': [
              { yearsBetween: [{ var: 'answers.born' }, { var: 'context.today' }] },
              { var: 'criteria.port.minimumAge' },
            ],
          },
          submitAction: 'failWithErrorMessage',
        },
        { is: 'bath', submitAction: 'schedule' },
      ],
    },
    { id: 'luggage', type: 'yesNo', title: 'Do you bring luggage?', answers: [{}] },
  ],
};

export const questionsKnown: KnownNames = {
  context: {
    type: 'object',
    properties: { today: { type: 'string', format: 'date' }, tide: { type: 'string', enum: ['high', 'low'] } },
  },
  widgets: [{ name: 'radio' }, { name: 'select' }, { name: 'date' }],
  encoders: [],
  verifiers: {},
  messages: ['invalid', 'required'],
};

export const outerScope: OuterScope = { steps: {}, context: { today: '2026-11-21', tide: 'high' } };

export const buildQuestionnaire = (...questions: readonly QuestionDefinition[]): QuestionnaireDefinition => ({
  id: 'test',
  title: 'Test',
  questions,
});

export function compilePlan(document: QuestionnaireDefinition = voyage): QuestionnairePlan {
  const compiled = compileQuestionnaire({ name: 'questions', document }, questionsKnown);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  return compiled.value;
}

export function findProblems(...questions: readonly QuestionDefinition[]) {
  const document = buildQuestionnaire(...questions);
  return worded(compileQuestionnaire({ name: 'questions', document }, questionsKnown));
}

export const answer = (question: string, value: string | boolean): readonly QuestionsAction[] => [
  { type: 'edit', question, answer: value },
  { type: 'continue' },
];

export const back: QuestionsAction = { type: 'back' };

export function goThrough(
  actions: readonly QuestionsAction[],
  plan = compilePlan(),
  from: QuestionsState = initialQuestions(plan, outerScope),
): QuestionsState {
  return actions.reduce((state, action) => reduceQuestions(plan, state, action, outerScope), from);
}
