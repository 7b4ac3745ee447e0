import { describe, expect, it } from 'vitest';
import { compileQuestionnaire, type OptionDefinition, type QuestionDefinition, type Rule } from '#engine';
import { buildQuestionnaire, findProblems, questionsKnown } from './exampleQuestions.ts';

const yesNo: QuestionDefinition = { id: 'a', type: 'yesNo', title: 'A?' };
const date: QuestionDefinition = { id: 'c', type: 'date', title: 'C?' };
const red: OptionDefinition = { value: 'red', title: 'Red' };
const radio: QuestionDefinition = {
  id: 'b',
  type: 'radio',
  title: 'B?',
  options: [red, { value: 'blue', title: 'Blue' }],
};
const missing = { $ref: 'x#/y' };

type Criteria = OptionDefinition['criteria'];
const withCriteria = (first: Criteria = {}, second: Criteria = {}): QuestionDefinition => ({
  ...radio,
  type: 'criteriaDropdown',
  options: [
    { ...red, criteria: first },
    { value: 'blue', title: 'Blue', criteria: second },
  ],
});

describe('a fault says what is wrong', () => {
  it.each<[string, readonly QuestionDefinition[]]>([
    ['At least one question is needed.', []],
    ['Two questions have the id "a".', [yesNo, yesNo]],
    ['A question of the type "radio" needs options.', [{ ...radio, options: [] }]],
    ['A question of the type "date" cannot have options.', [{ ...date, options: [red] }]],
    ['Two options have the value "red".', [{ ...radio, options: [red, red] }]],
    ['The options of "radio" cannot have criteria.', [{ ...radio, options: [{ ...red, criteria: { warm: true } }] }]],
    [
      'The criterion "warm" of the first option is missing here; all options need the same criteria.',
      [withCriteria({ warm: true })],
    ],
    [
      'The criterion "warm" is missing in the first option; all options need the same criteria.',
      [withCriteria({}, { warm: true })],
    ],
    [
      'The criterion "warm" is true or false in the first option, and text here.',
      [withCriteria({ warm: true }, { warm: 'yes' })],
    ],
    ['The answer to a yes/no question must be true or false.', [{ ...yesNo, answers: [{ is: 'yes' }] }]],
    ['"2026-02-30" is not a date such as "2026-01-31".', [{ ...date, answers: [{ is: '2026-02-30' }] }]],
    ['The answer must be the value of an option.', [{ ...radio, answers: [{ is: true }] }]],
    ['"rd" is not an option of this question.', [{ ...radio, answers: [{ is: 'rd' }] }]],
    ['Only an answer with failWithErrorMessage can have a message.', [{ ...yesNo, answers: [{ message: 'Hurray' }] }]],
    [
      '"lable" is not something that this message can mention.',
      [{ ...yesNo, checks: [{ that: true, message: 'Not {lable}.' }] }],
    ],
  ])('%s', (message, questions) => {
    expect(findProblems(...questions).map((each) => each.message)).toEqual([message]);
  });
});

describe('a text that was not found is reported where it should stand', () => {
  it.each<[string, QuestionDefinition]>([
    ['/questions/0/description', { ...yesNo, description: missing }],
    ['/questions/0/options/0/description', { ...radio, options: [{ ...red, description: missing }] }],
    ['/questions/0/checks/0/message', { ...yesNo, checks: [{ that: true, message: missing }] }],
    [
      '/questions/0/answers/0/message',
      { ...yesNo, answers: [{ submitAction: 'failWithErrorMessage', message: missing }] },
    ],
    ['/questions/0/messages/0/text', { ...yesNo, messages: [{ type: 'info', location: 'top', text: missing }] }],
  ])('%s', (pointer, question) => {
    expect(findProblems(question)).toMatchObject([{ code: 'unknown-part', pointer }]);
  });

  it('/title', () => {
    const document = { ...buildQuestionnaire(yesNo), title: missing };
    expect(compileQuestionnaire({ name: 'q', document }, questionsKnown)).toMatchObject({
      ok: false,
      problems: [{ code: 'unknown-part', pointer: '/title' }],
    });
  });
});

describe('a fault is the only one reported', () => {
  const placed = (...questions: readonly QuestionDefinition[]) =>
    findProblems(...questions).map(({ code, pointer }) => `${code} ${pointer}`);

  it.each<[string, readonly QuestionDefinition[], string]>([
    [
      'options where none belong, whatever is in them',
      [{ ...yesNo, options: [red, red] }],
      'misplaced-options /questions/0/options',
    ],
    [
      'a criterion that one option lacks, and that a rule reads',
      [{ ...withCriteria({ warm: true }), answers: [{ when: { var: 'criteria.b.warm' } }] }],
      'uneven-criteria /questions/0/options/1/criteria/warm',
    ],
    [
      'a criterion of two types, and that a rule asks for',
      [
        {
          ...withCriteria({ warm: true }, { warm: 'no' }),
          answers: [{ when: { answered: { var: 'criteria.b.warm' } } }],
        },
      ],
      'uneven-criteria /questions/0/options/1/criteria/warm',
    ],
    [
      'the criteria of a later question',
      [{ ...yesNo, skipWhen: { var: 'criteria.b.warm' } }, withCriteria({ warm: true }, { warm: false })],
      'read-too-early /questions/0/skipWhen',
    ],
  ])('%s', (_, questions, expected) => {
    expect(placed(...questions)).toEqual([expected]);
  });
});

describe('a condition on an answer', () => {
  const nested = (depth: number): Rule => (depth === 0 ? true : { '!': [nested(depth - 1)] });
  it.each([
    [24, []],
    [25, ['rule-too-large']],
  ])('may be as deep as any rule: %d operators inside each other', (depth, codes) => {
    const problems = findProblems({ ...yesNo, answers: [{ is: true, when: nested(depth) }] });
    expect(problems.map(({ code }) => code)).toEqual(codes);
  });
});
