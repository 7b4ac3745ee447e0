import { describe, expect, it } from 'vitest';
import { compileWizard, EngineError, inferContextType, type StepDefinition } from '#engine';
import { worded } from '../problems/worded.ts';
import { about, configuration, consent, extra, known, namedConfiguration, namedDefinitions } from './exampleWizard.ts';

const [first, second, third] = configuration.steps;
if (!first || !second || !third) throw new Error('The example has three steps.');

const compile = (steps: readonly StepDefinition[], definitions = namedDefinitions) =>
  compileWizard({ name: 'form-config/example', document: { group: 'example', steps } }, definitions, known);

const findProblems = (...args: Parameters<typeof compile>) => worded(compile(...args));

describe('compiling a wizard', () => {
  it('gives each step its title, hints, settings and form', () => {
    const compiled = compile(configuration.steps);
    expect(
      compiled.ok && compiled.value.steps.map(({ id, title, hints, form }) => [id, title, hints, form.settings]),
    ).toEqual([
      ['about', 'About You', {}, { weight: false, mostReasons: 2 }],
      ['extra', 'Extra', { before: { minutes: 6, ready: ['Your insurance card'] } }, {}],
      ['consent', 'Your Consent', {}, {}],
    ]);
  });

  it.each<readonly [string, readonly StepDefinition[], string, string, string]>([
    ['no steps', [], 'wrong-count', '/steps', 'A wizard needs at least one step.'],
    [
      'a condition on the first',
      [{ ...first, when: { var: 'settings.weight' } }],
      'first-step-condition',
      '/steps/0/when',
      'The first step is always asked; it has no condition.',
    ],
    [
      'two steps of one id',
      [first, { ...third, id: 'about' }],
      'duplicate-name',
      '/steps/1/id',
      'Two steps have the id "about".',
    ],
    ['an unknown form', [{ ...first, form: 'abuot' }], 'unknown-document', '/steps/0/form', '"abuot" is not a form.'],
    [
      'an unknown setting',
      [{ ...first, settings: { weihgt: true } }],
      'unknown-setting',
      '/steps/0/settings/weihgt',
      '"weihgt" is not a setting of "about".',
    ],
    [
      'a setting of another type',
      [{ ...first, settings: { weight: 'yes' } }],
      'wrong-setting',
      '/steps/0/settings/weight',
      'The value of "weight" is not of the type boolean.',
    ],
    [
      'a setting on the prototype',
      [{ ...first, settings: JSON.parse('{ "__proto__": 1 }') }],
      'unknown-setting',
      '/steps/0/settings/__proto__',
      '"__proto__" is not a setting of "about".',
    ],
    [
      'a condition on later steps',
      [first, { ...second, when: { var: 'steps.consent.agree' } }, third],
      'read-too-early',
      '/steps/1/when/var',
      'The step "extra" reads the step "consent", which comes after it in "form-config/example": move "consent" before "extra", or read another answer.',
    ],
    [
      'a condition on its own answers',
      [first, { ...second, when: { answered: { var: 'answers.note' } } }, third],
      'unknown-name',
      '/steps/1/when/answered/var',
      '"answers" is not a name that a rule can read.',
    ],
    [
      'a condition on a choice that does not exist',
      [first, { ...second, when: { '==': [{ var: 'context.state' }, 'CAL'] } }, third],
      'unknown-choice',
      '/steps/1/when/==/1',
      '"==" compares with "CAL", which is not one of the choices.',
    ],
    [
      'a title that was never put in',
      [{ ...first, title: { $ref: 'texts#/x' } }],
      'unknown-part',
      '/steps/0/title',
      '"texts#/x" was not found.',
    ],
  ])('refuses %s', (_, steps, code, pointer, message) => {
    const found = findProblems(steps);
    expect(found.find((problem) => problem.message === message) ?? found).toMatchObject({
      document: 'form-config/example',
      code,
      pointer,
      message,
    });
  });

  it('gives the last button the label of the configuration, if it has one', () => {
    const submitting = (submit: StepDefinition['title']) => {
      const document = { ...configuration, ...(submit !== undefined && { submit }) };
      const compiled = compileWizard({ name: 'form-config/example', document }, namedDefinitions, known);
      return compiled.ok ? compiled.value : worded(compiled);
    };
    expect(submitting('Send')).toHaveProperty('submit', 'Send');
    expect(submitting(undefined)).not.toHaveProperty('submit');
    expect(submitting({ $ref: 'texts#/x' })).toEqual([
      {
        document: 'form-config/example',
        pointer: '/submit',
        code: 'unknown-part',
        message: '"texts#/x" was not found.',
      },
    ]);
  });

  it('needs a first page that is always there', () => {
    const guarded = {
      ...consent,
      pages: consent.pages.map((page) => ({ ...page, rules: [], when: { '==': [{ var: 'context.state' }, 'CA'] } })),
    };
    expect(findProblems([{ id: 'consent', form: 'consent' }], [{ name: 'c', document: guarded }])).toMatchObject([
      {
        document: 'form-config/example',
        code: 'first-step-condition',
        pointer: '/steps/0/form',
        message:
          'The first step cannot be "consent": its first page has a condition, and the guest needs a place to start.',
      },
    ]);
  });

  it('blames the document that is to be mended, and every one of them', () => {
    const forms = [
      { name: 'form-definition/about', document: { ...about, payload: [{ from: '/nobody', to: '/x' }] } },
      { name: 'form-definition/extra', document: extra },
      { name: 'form-definition/consent', document: { ...consent, payload: [{ from: '/nothing', to: '/y' }] } },
    ];
    const found = findProblems([first, { ...second, settings: { x: 1 } }, third], forms);
    expect(found.map(({ document }) => document)).toEqual([
      'form-definition/about',
      'form-config/example',
      'form-definition/consent',
    ]);
  });

  it('refuses two forms of one id, and takes one that is given twice', () => {
    const [form] = namedDefinitions;
    if (!form) throw new Error('The example has forms.');
    expect(findProblems(configuration.steps, [...namedDefinitions, form])).toEqual([]);
    const other = { name: 'other', document: { ...form.document } };
    expect(findProblems(configuration.steps, [...namedDefinitions, other])).toEqual([
      { document: 'other', pointer: '/id', code: 'duplicate-name', message: 'Two forms have the id "about".' },
    ]);
  });

  it('throws for a context that is itself broken, for that is code', () => {
    const broken = { ...known, context: { type: 'object', properties: { today: { type: 'dat' } } } };
    const compiling = () => compileWizard(namedConfiguration, namedDefinitions, broken);
    expect(compiling).toThrow(EngineError);
    expect(compiling).toThrow(/^The context's schema: .*"pointer":"\/properties\/today\/type","code":"wrong-keyword"/);
    const twice = { type: 'object', properties: { today: { type: 'dat' }, state: { type: 'txt' } } };
    expect(() => inferContextType({ context: twice })).toThrow(/wrong-keyword.*wrong-keyword/);
  });

  it('takes a first step whose condition is that it is always asked', () => {
    expect(findProblems([{ ...first, when: true }])).toEqual([]);
    expect(findProblems([{ ...first, when: false }])).toMatchObject([
      { code: 'first-step-condition', pointer: '/steps/0/when' },
    ]);
  });

  it('does not tell of a later step what only an earlier one makes wrong', () => {
    const reading = { ...third, when: { answered: { var: 'steps.gone.name' } } };
    const gone = { id: 'gone', form: 'gone' };
    expect(findProblems([first, gone, reading]).map(({ pointer }) => pointer)).toEqual(['/steps/1/form']);
  });

  it('checks what a later step reads of a form that is to be mended', () => {
    const broken = { ...extra, payload: [{ from: '/nobody', to: '/x' }] };
    const forms = [about, broken, consent].map((document) => ({ name: document.id, document }));
    const reads = (field: string) => [first, second, { ...third, when: { answered: { var: `steps.extra.${field}` } } }];
    expect(findProblems(reads('note'), forms).map(({ document }) => document)).toEqual(['extra']);
    expect(findProblems(reads('firstName'), forms).map(({ pointer }) => pointer)).toEqual([
      '/payload/0/from',
      '/steps/2/when/answered/var',
    ]);
  });
});
