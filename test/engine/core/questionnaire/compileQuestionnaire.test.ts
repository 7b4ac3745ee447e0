import { describe, expect, it } from 'vitest';
import { compileQuestionnaire, EngineError, type OptionDefinition, type QuestionDefinition } from '#engine';
import { suggestName } from '#engine/problems';
import { buildQuestionnaire, compilePlan, findProblems, questionsKnown, voyage } from './exampleQuestions.ts';

const yesNo: QuestionDefinition = { id: 'a', type: 'yesNo', title: 'A?' };
const radio: QuestionDefinition = {
  id: 'b',
  type: 'radio',
  title: 'B?',
  options: [
    { value: 'red', title: 'Red' },
    { value: 'blue', title: 'Blue' },
  ],
};
const placed = (...questions: readonly QuestionDefinition[]) =>
  findProblems(...questions).map((problem) =>
    [`${problem.code} ${problem.pointer}`, suggestName(problem)].filter((each) => each !== undefined).join(' → '),
  );

describe('a sound questionnaire', () => {
  it('has a page of one required field for each question, like those of forms', () => {
    const pages = compilePlan().questions.map(({ page: { title, schema, uiSchema } }) => ({ title, schema, uiSchema }));
    expect(pages[0]).toEqual({
      title: 'When were you born?',
      schema: {
        type: 'object',
        required: ['born'],
        properties: {
          born: {
            type: 'string',
            format: 'date',
            title: 'When were you born?',
            description: 'As in your passport.',
          },
        },
      },
      uiSchema: {},
    });
    expect(pages[1]?.schema.properties.swims).toEqual({ type: 'boolean', title: 'Can you swim?' });
    expect(pages[1]?.uiSchema).toEqual({ swims: { 'ui:widget': 'radio' } });
    expect(pages[2]?.schema.properties.vest?.oneOf).toEqual([
      { const: 'small', title: 'Small' },
      { const: 'large', title: 'Large', description: 'Above 80 kg' },
      { const: 'none', title: 'None of them' },
    ]);
    expect(pages[2]?.uiSchema).toEqual({ vest: { 'ui:widget': 'radio' } });
    expect(pages[3]?.uiSchema).toEqual({ cabin: { 'ui:widget': 'select' } });
    expect(pages[4]?.uiSchema).toEqual({ port: { 'ui:widget': 'select' } });
  });

  it('may read the forms before it and the context', () => {
    const document = buildQuestionnaire({ ...yesNo, skipWhen: { var: 'steps.about.skips' } });
    const steps = { about: { kind: 'object', properties: { skips: { kind: 'boolean' } } } } as const;
    expect(compileQuestionnaire({ name: 'q', document }, questionsKnown, steps).ok).toBe(true);
    expect(compileQuestionnaire({ name: 'q', document }, questionsKnown).ok).toBe(false);
  });

  it('may name a day among the answers to a date', () => {
    const first: QuestionDefinition = { id: 'c', type: 'date', title: 'C?', answers: [{ is: '2026-02-28' }] };
    expect(placed(first)).toEqual([]);
  });

  it.each<[string, NonNullable<OptionDefinition['criteria']>, NonNullable<OptionDefinition['criteria']>, object]>([
    ['text', { level: 'low' }, { level: 'high' }, { kind: 'string', choices: ['low', 'high'] }],
    ['the same text', { level: 'low' }, { level: 'low' }, { kind: 'string', choices: ['low'] }],
    ['numbers', { level: 1 }, { level: 2 }, { kind: 'number', choices: [1, 2] }],
    ['true or false', { level: true }, { level: false }, { kind: 'boolean' }],
  ])('knows what criteria of %s are', (_, first, second, type) => {
    const options = [first, second].map((criteria, index) => ({ value: `v${index}`, title: 'V', criteria }));
    const plan = compilePlan(buildQuestionnaire({ id: 'd', type: 'criteriaDropdown', title: 'D?', options }));
    expect(plan.types.properties.criteria).toEqual({
      kind: 'object',
      properties: { d: { kind: 'object', properties: { level: type } } },
    });
  });

  it('knows what every answer is', () => {
    expect(compilePlan(voyage).types.properties.answers).toMatchObject({
      properties: { born: { kind: 'date' }, swims: { kind: 'boolean' }, cabin: { choices: ['deck', 'below'] } },
    });
    expect(compilePlan(voyage).types.properties.criteria).toEqual({
      kind: 'object',
      properties: {
        port: {
          kind: 'object',
          properties: { minimumAge: { kind: 'number', choices: [12, 18, 0] }, open: { kind: 'boolean' } },
        },
      },
    });
  });
});

describe('a fault', () => {
  it.each<[string, readonly QuestionDefinition[], readonly string[]]>([
    ['no question at all', [], ['wrong-count /questions']],
    ['two of one id', [yesNo, yesNo], ['duplicate-name /questions/1/id']],
    ['a name that no answer can have', [{ ...yesNo, id: 'constructor' }], ['forbidden-name /questions/0/id']],
    ['words that were not found', [{ ...yesNo, title: { $ref: 'x#/y' } }], ['unknown-part /questions/0/title']],
    [
      'words of an option that were not found',
      [{ ...radio, options: [{ value: 'red', title: { $ref: 'x#/y' } }] }],
      ['unknown-part /questions/0/options/0/title'],
    ],
    ['no options', [{ id: 'a', type: 'radio', title: 'A?' }], ['missing-options /questions/0']],
    ['options of a yes/no question', [{ ...radio, type: 'yesNo' }], ['misplaced-options /questions/0/options']],
    [
      'two options of one value',
      [{ ...radio, options: [...(radio.options ?? []), { value: 'red', title: 'Red again' }] }],
      ['duplicate-name /questions/0/options/2/value'],
    ],
    [
      'criteria of a radio question',
      [{ ...radio, options: [{ value: 'red', title: 'Red', criteria: { warm: true } }] }],
      ['misplaced-criteria /questions/0/options/0/criteria'],
    ],
    [
      'criteria that one option lacks',
      [
        {
          ...radio,
          type: 'criteriaDropdown',
          options: [
            { value: 'red', title: 'Red', criteria: { warm: true } },
            { value: 'blue', title: 'Blue' },
          ],
        },
      ],
      ['uneven-criteria /questions/0/options/1/criteria/warm'],
    ],
    [
      'criteria of two types',
      [
        {
          ...radio,
          type: 'criteriaDropdown',
          options: [
            { value: 'red', title: 'Red', criteria: { warm: true } },
            { value: 'blue', title: 'Blue', criteria: { warm: 'no' } },
          ],
        },
      ],
      ['uneven-criteria /questions/0/options/1/criteria/warm'],
    ],
    [
      'a misspelled name',
      [yesNo, { ...radio, skipWhen: { var: 'answers.aa' } }],
      ['unknown-name /questions/1/skipWhen/var → a'],
    ],
    [
      'a misspelled criterion',
      [
        {
          ...radio,
          type: 'criteriaDropdown',
          options: [{ value: 'red', title: 'Red', criteria: { warm: true } }],
          answers: [{ when: { var: 'criteria.b.worm' } }],
        },
      ],
      ['unknown-name /questions/0/answers/0/when/var → warm'],
    ],
    [
      'criteria that a question has not',
      [radio, { ...yesNo, skipWhen: { var: 'criteria.b.warm' } }],
      ['unknown-name /questions/1/skipWhen/var'],
    ],
    [
      'a later question',
      [{ ...radio, skipWhen: { var: 'answers.a' } }, yesNo],
      ['read-too-early /questions/0/skipWhen'],
    ],
    [
      'its own answer, to be skipped',
      [{ ...yesNo, skipWhen: { var: 'answers.a' } }],
      ['read-too-early /questions/0/skipWhen'],
    ],
    [
      'its own answer, for an option to be offered',
      [{ ...radio, options: [{ value: 'red', title: 'Red', when: { answered: { var: 'answers.b' } } }] }],
      ['read-too-early /questions/0/options/0/when'],
    ],
    [
      'a later question in a check, an answer and a message',
      [
        {
          ...yesNo,
          checks: [{ that: { answered: { var: 'answers.b' } }, message: 'No.' }],
          answers: [{ when: { answered: { var: 'answers.b' } } }],
          messages: [{ type: 'info', location: 'top', text: 'T', when: { answered: { var: 'answers.b' } } }],
        },
        radio,
      ],
      [
        'read-too-early /questions/0/checks/0/that',
        'read-too-early /questions/0/answers/0/when',
        'read-too-early /questions/0/messages/0/when',
      ],
    ],
    [
      'a misspelled choice',
      [{ ...radio, answers: [{ is: 'rd' }] }],
      ['unknown-option /questions/0/answers/0/is → red'],
    ],
    [
      'one of several',
      [{ ...radio, answers: [{ is: ['red', 'bleu'] }] }],
      ['unknown-option /questions/0/answers/0/is/1 → blue'],
    ],
    ['yes of a radio question', [{ ...radio, answers: [{ is: true }] }], ['wrong-answer /questions/0/answers/0/is']],
    ['text of a yes/no question', [{ ...yesNo, answers: [{ is: 'yes' }] }], ['wrong-answer /questions/0/answers/0/is']],
    [
      'no day',
      [{ id: 'c', type: 'date', title: 'C?', answers: [{ is: '2026-02-30' }] }],
      ['wrong-answer /questions/0/answers/0/is'],
    ],
    [
      'a misspelled choice in a rule',
      [{ ...radio, answers: [{ when: { '==': [{ var: 'answers.b' }, 'rd'] } }] }],
      ['unknown-choice /questions/0/answers/0/when/==/1 → red'],
    ],
    [
      'why, where nothing ends',
      [{ ...yesNo, answers: [{ submitAction: 'schedule', message: 'Hurray' }] }],
      ['ignored-message /questions/0/answers/0/message'],
    ],
    [
      'words of a check with an unknown place',
      [{ ...yesNo, checks: [{ that: true, message: 'Not {lable}.' }] }],
      ['unknown-placeholder /questions/0/checks/0/message → label'],
    ],
  ])('%s', (_, questions, expected) => {
    expect(placed(...questions)).toEqual(expected);
  });

  it('in the app’s own lists stands at the question’s type', () => {
    const known = { ...questionsKnown, widgets: [{ name: 'select' }] };
    const compiled = compileQuestionnaire({ name: 'q', document: buildQuestionnaire(yesNo) }, known);
    expect(compiled).toMatchObject({ ok: false, problems: [{ code: 'unknown-widget', pointer: '/questions/0/type' }] });
  });

  it('in the context’s schema is a bug', () => {
    const known = { ...questionsKnown, context: { type: 'nonsense' } };
    expect(() => compileQuestionnaire({ name: 'q', document: voyage }, known)).toThrow(EngineError);
  });

  it('says which names come before', () => {
    expect(findProblems(yesNo, { ...radio, skipWhen: { var: 'answers.c' } }, { ...yesNo, id: 'c' })[0]).toMatchObject({
      message: '"b" depends on "c", which is not answered before it.',
      known: ['a'],
    });
  });
});
