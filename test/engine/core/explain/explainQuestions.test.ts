import { describe, expect, it } from 'vitest';
import { type Answers, compileQuestionnaire, type QuestionnairePlan } from '#engine';
import { checkQuestionnaire } from '#engine/checks';
import { describeExplanation, explainQuestions, listQuestionPlaces, type QuestionPlace } from '#engine/explain';

const is = (name: string, value: string | boolean) => ({ '==': [{ var: name }, value] });

const travel = {
  id: 'travel',
  title: 'May you travel?',
  questions: [
    {
      id: 'animal',
      type: 'radio',
      title: 'Which animal?',
      options: [
        { value: 'dog', title: 'Dog' },
        { value: 'cat', title: 'Cat' },
        { value: 'bird', title: 'Bird', when: is('context.flow', 'full') },
      ],
      answers: [{ is: 'cat', submitAction: 'failWithErrorMessage', message: 'Cats stay at home.' }, { when: true }],
    },
    {
      id: 'rabies',
      type: 'yesNo',
      title: 'Is it vaccinated?',
      skipWhen: is('answers.animal', 'bird'),
      messages: [{ type: 'info', location: 'top', text: 'Dogs need it.', when: is('answers.animal', 'dog') }],
      answers: [
        { is: true, submitAction: 'schedule' },
        { is: false, submitAction: 'failWithErrorMessage', message: 'It needs a vaccine first.' },
      ],
    },
    { id: 'cage', type: 'yesNo', title: 'Is there a cage?', answers: [{ when: true, submitAction: 'schedule' }] },
  ],
};

const contextSchema = { type: 'object', properties: { flow: { type: 'string', enum: ['full', 'short'] } } } as const;

function compile(): QuestionnairePlan {
  const checked = checkQuestionnaire({ name: 'travel', document: travel });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const compiled = compileQuestionnaire(checked.value, { context: contextSchema, widgets: [{ name: 'radio' }] });
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  return compiled.value;
}

const plan = compile();
const options = { context: { flow: 'full' } };

describe('explainQuestions', () => {
  it.each<[string, QuestionPlace, Answers, object]>([
    [
      'a question that is asked',
      { kind: 'question', question: 'rabies' },
      { animal: 'dog' },
      { outcome: 'asked', change: found('skipped', 'animal', 'dog', 'bird') },
    ],
    [
      'a question that is skipped',
      { kind: 'question', question: 'rabies' },
      { animal: 'bird' },
      { outcome: 'skipped', change: found('asked', 'animal', 'bird', 'dog') },
    ],
    [
      'a question that nothing skips',
      { kind: 'question', question: 'animal' },
      {},
      { outcome: 'asked', because: [], change: { kind: 'none', why: 'no rule' } },
    ],
    [
      'a question that is not reached',
      { kind: 'question', question: 'cage' },
      { animal: 'cat' },
      { outcome: 'not reached', because: expect.arrayContaining([expect.objectContaining({ effect: 'unreached' })]) },
    ],
    [
      'an option that the context decides',
      { kind: 'option', question: 'animal', option: 'bird' },
      {},
      { outcome: 'offered', change: { kind: 'none', why: 'no answer' } },
    ],
    [
      'a notice',
      { kind: 'notice', question: 'rabies', notice: 0 },
      { animal: 'dog' },
      { outcome: 'shown', because: [expect.objectContaining({ effect: 'notice', decides: true })] },
    ],
    [
      'an answer that is missing',
      { kind: 'answer', question: 'animal' },
      {},
      { outcome: 'refused', because: [expect.objectContaining({ effect: 'unanswered' })] },
    ],
    [
      'a guest who is not eligible',
      { kind: 'outcome' },
      { animal: 'dog', rabies: false },
      {
        outcome: 'ineligible',
        because: expect.arrayContaining([
          expect.objectContaining({ effect: 'fail', decides: true, value: 'It needs a vaccine first.' }),
        ]),
        change: found('eligible', 'rabies', false, true),
      },
    ],
  ])('explains %s', (_name, place, answers, expected) => {
    expect(explainQuestions(plan, answers, place, options)).toMatchObject(expected);
  });
});

describe('listQuestionPlaces', () => {
  it('has every kind of place, each as explainQuestions says it is', () => {
    const answers = { animal: 'bird' };
    const listed = listQuestionPlaces(plan, answers, options);
    expect(listed).toContainEqual({ place: { kind: 'question', question: 'rabies' }, outcome: 'skipped' });
    for (const { place, outcome } of listed)
      expect(explainQuestions(plan, answers, place, options).outcome).toBe(outcome);
  });
});

function found(outcome: string, field: string, from: string | boolean, to: string | boolean): object {
  return { kind: 'found', outcome, answers: [{ field, from, to }] };
}

it('says in words that it is not decided yet whether the guest may have the visit', () => {
  const explanation = explainQuestions(plan, {}, { kind: 'outcome' }, options);
  expect(describeExplanation(explanation).join(' ')).toMatch(/ is not decided yet\./);
});
