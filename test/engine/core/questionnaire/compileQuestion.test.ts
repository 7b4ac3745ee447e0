import { describe, expect, it } from 'vitest';
import type { QuestionDefinition, QuestionPlan } from '#engine';
import { buildQuestionnaire, compilePlan, voyage } from './exampleQuestions.ts';

function compileOne(definition: QuestionDefinition): QuestionPlan {
  const [plan] = compilePlan(buildQuestionnaire(definition)).questions;
  if (plan === undefined) throw new Error('There is one question.');
  return plan;
}

const withOptions = (count: number): QuestionPlan =>
  compileOne({
    id: 'a',
    type: 'dropdown',
    title: 'A?',
    options: Array.from({ length: count }, (_, index) => ({ value: `v${index}`, title: `Option ${index}` })),
  });

describe('the plan of a question', () => {
  it('has only what the document says', () => {
    const { page, pageWith, ...plan } = compileOne({ id: 'a', type: 'yesNo', title: 'A?' });
    expect(plan).toStrictEqual({
      id: 'a',
      type: 'yesNo',
      title: 'A?',
      answerType: { kind: 'boolean' },
      options: [],
      answers: [],
      notices: [],
    });
  });

  it('has conditions where the document has them', () => {
    const { questions } = compilePlan();
    expect(questions.map(({ skipWhen }) => skipWhen?.reads)).toEqual([
      undefined,
      undefined,
      [['answers', 'swims']],
      undefined,
      undefined,
      undefined,
    ]);
    const [, swims, , cabin, port] = questions;
    const reads = expect.objectContaining({ reads: [['answers', 'vest']] });
    expect(cabin?.options).toStrictEqual([
      { value: 'deck', title: 'On deck', criteria: {} },
      { value: 'below', title: 'Below deck', criteria: {}, when: reads },
    ]);
    expect(swims?.notices).toStrictEqual([
      { type: 'info', location: 'top', text: 'The sea is deep.' },
      {
        type: 'warning',
        location: 'responses',
        text: 'Take a vest.',
        when: expect.objectContaining({ reads: [['answers', 'swims']] }),
      },
    ]);
    expect(swims?.answers.map(({ holds, ...follows }) => follows)).toStrictEqual([{}, {}]);
    expect(port?.answers.map(({ holds, ...follows }) => follows)).toStrictEqual([
      { submitAction: 'failWithErrorMessage', message: 'Rome is shut.' },
      { submitAction: 'failWithErrorMessage' },
      { submitAction: 'schedule' },
    ]);
  });

  it('has criteria without those that are undefined', () => {
    const options = [{ value: 'x', title: 'X', criteria: { warm: true, age: undefined } }];
    expect(compileOne({ id: 'a', type: 'criteriaDropdown', title: 'A?', options }).options[0]?.criteria).toStrictEqual({
      warm: true,
    });
  });
});

describe('the checks of the page of a question', () => {
  it('are those of the document, then that the outcome can be decided', () => {
    const [born] = compilePlan().questions;
    const reads = [
      ['answers', 'born'],
      ['context', 'today'],
    ];
    expect(born?.page.checks).toMatchObject([
      { path: '/born', names: ['born'], that: { reads }, message: 'check1' },
      { path: '/born', names: ['born'], that: { reads: [['answers', 'born'], ...reads] }, message: 'undecided' },
    ]);
  });

  it('have messages that may name the question', () => {
    const checks = [{ that: { var: 'answers.a' }, message: 'Say yes to “{label}”.' }];
    expect(compileOne({ id: 'a', type: 'yesNo', title: 'A?', checks }).page.messages).toEqual({
      '/a': { check1: 'Say yes to “{label}”.' },
    });
  });
});

describe('the page with some of the options', () => {
  it('is the same apart from the options, which stay in their order', () => {
    const vest = compilePlan(voyage).questions[2];
    expect(vest?.pageWith(['none', 'small'])).toMatchObject({
      name: 'vest',
      title: 'Which vest fits you?',
      uiSchema: { vest: { 'ui:widget': 'radio' } },
      checks: vest?.page.checks,
    });
    expect(vest?.pageWith(['none', 'small']).schema.properties.vest).toEqual({
      type: 'string',
      title: 'Which vest fits you?',
      oneOf: [
        { const: 'small', title: 'Small' },
        { const: 'none', title: 'None of them' },
      ],
    });
  });

  it('is made once for each of up to 64 sets of options', () => {
    const { pageWith } = withOptions(70);
    const first = pageWith(['v0']);
    for (let index = 1; index < 64; index += 1) pageWith([`v${index}`]);
    expect(pageWith(['v0'])).toBe(first);
    pageWith(['v64']);
    expect(pageWith(['v0'])).not.toBe(first);
    expect(pageWith(['v0'])).toEqual(expect.objectContaining({ schema: first.schema }));
  });
});
