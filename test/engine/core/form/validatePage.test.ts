import { describe, expect, it } from 'vitest';
import {
  type Answers,
  compileWizard,
  type MessageCatalogue,
  pathFor,
  presentedSchema,
  resolveMessage,
  validatePage,
} from '#engine';
import { formatDay } from '../../../../engine/core/form/validatePage.ts';
import { about, configuration, context, known, namedConfiguration, namedDefinitions } from '../wizard/exampleWizard.ts';

const compiled = compileWizard(namedConfiguration, namedDefinitions, known);
if (!compiled.ok) throw new Error('The example compiles.');
const plan = compiled.value;

function findView(page: string, person: Answers, other: Answers = {}, given = plan) {
  const answers = { about: { person, reasons: other } };
  const view = pathFor(given, answers, context).find((each) => each.page.name === page);
  if (view === undefined) throw new Error(`"${page}" is not on the path.`);
  return view;
}

const lines = (page: string, answers: Answers, person: Answers = {}) => {
  const view = page === 'person' ? findView(page, answers) : findView(page, { mobile: true, ...person }, answers);
  return validatePage(view, answers).map(({ path, keyword }) => `${path} ${keyword}`);
};

const good = { firstName: 'Ann', email: 'a@b.co', confirmEmail: 'a@b.co' };

describe('what is wrong on a page', () => {
  it.each<readonly [string, Answers, readonly string[]]>([
    ['nothing', good, []],
    [
      'what is missing, in the order of the fields',
      {},
      ['/firstName required', '/email required', '/confirmEmail required'],
    ],
    ['a cleared field', { ...good, firstName: '' }, ['/firstName required']],
    ['what the schema refuses', { ...good, firstName: 'Maximiliane' }, ['/firstName maxLength']],
    ['a check that fails', { ...good, confirmEmail: 'a@b.c' }, ['/confirmEmail match']],
    ['no check of a field that the schema refuses', { ...good, email: 'x', confirmEmail: 'x' }, ['/email format']],
    [
      'a check that needs a missing answer, once its own field is answered',
      { firstName: 'Ann', confirmEmail: 'a@b.co' },
      ['/email required', '/confirmEmail match'],
    ],
    ['not a check of an unanswered field', { ...good, birth: undefined }, []],
    ['a check of an answered field', { ...good, birth: '2026-11-20' }, ['/birth tooYoung']],
    ['an ill-formed date, not its check', { ...good, birth: '2026-02-31' }, ['/birth format']],
    ['what a rule requires', { ...good, mobile: true }, ['/texts required']],
    ['not what is hidden', { ...good, mobile: false, texts: 'rubbish', weight: 'rubbish' }, []],
    ['not what no field asks', { ...good, stranger: 1 }, []],
  ])('is %s', (_, answers, expected) => {
    expect(lines('person', answers)).toEqual(expected);
  });

  it.each<readonly [string, Answers, readonly string[]]>([
    ['nothing chosen yet', {}, ['/reasons required']],
    ['everything unchosen again', { reasons: [] }, ['/reasons required']],
    ['too many', { reasons: ['cold', 'cough', 'other'], otherText: 'x' }, ['/reasons tooMany']],
    ['no text for other', { reasons: ['other'] }, ['/otherText required']],
    ['one twice', { reasons: ['cold', 'cold'] }, ['/reasons uniqueItems']],
    ['an unknown one', { reasons: ['fever'] }, ['/reasons/0 enum']],
  ])('is %s', (_, answers, expected) => {
    expect(lines('reasons', answers)).toEqual(expected);
  });

  it('is worded by the page, with its settings, and by the catalogue', () => {
    const catalogue: MessageCatalogue = {
      invalid: 'Invalid.',
      required: 'Needed.',
      maxLength: ({ limit }) => `At most ${String(limit)}.`,
    };
    const view = findView('reasons', { mobile: true }, { reasons: ['cold', 'cough', 'other'] });
    const violations = validatePage(view, { reasons: ['cold', 'cough', 'other'] });
    expect(violations.map((each) => resolveMessage(each, view.page.messages, catalogue))).toEqual([
      'At most 2 reasons.',
      'Needed.',
    ]);
    const person = findView('person', {});
    const long = validatePage(person, { firstName: 'Maximiliane' });
    expect(long.map((each) => resolveMessage(each, person.page.messages, catalogue))).toEqual([
      'At most 10.',
      'Needed.',
      'Needed.',
    ]);
  });
});

describe('the presented schema', () => {
  it('has the shown fields and asks for the required ones', () => {
    const { properties, required } = presentedSchema(findView('person', { mobile: true }));
    expect(Object.keys(properties)).toEqual(['firstName', 'birth', 'email', 'confirmEmail', 'mobile', 'texts']);
    expect(required).toEqual(['firstName', 'email', 'confirmEmail', 'texts']);
  });

  it('is the same object as long as the same fields are shown and required', () => {
    const before = presentedSchema(findView('person', { mobile: true, firstName: 'A' }));
    expect(presentedSchema(findView('person', { mobile: true, firstName: 'B' }))).toBe(before);
    expect(presentedSchema(findView('person', { mobile: false }))).not.toBe(before);
    expect(presentedSchema(findView('person', { mobile: true }))).toBe(before);
  });

  it('has the settings in its words', () => {
    expect(findView('reasons', { mobile: true }).page.schema.properties.reasons?.title).toBe('Up to 2 reasons');
  });

  it('follows the settings of the step', () => {
    const steps = configuration.steps.map((step) =>
      step.form === 'about' ? { ...step, settings: { weight: true, mostReasons: 5 } } : step,
    );
    const other = compileWizard({ name: 'x', document: { ...configuration, steps } }, namedDefinitions, known);
    if (!other.ok) throw new Error('It compiles.');
    expect(findView('person', {}, {}, other.value).shown).toContain('weight');
    expect(findView('reasons', { mobile: true }, {}, other.value).page.schema.properties.reasons?.title).toBe(
      'Up to 5 reasons',
    );
  });
});

describe('hidden answers', () => {
  it('are read by no rule', () => {
    const view = findView('person', { mobile: false, texts: true });
    expect(view.scope.answers).toEqual({ mobile: false });
  });

  it('are read again once their question is back', () => {
    expect(findView('person', { mobile: true, texts: true }).scope.answers).toEqual({ mobile: true, texts: true });
  });

  it('hide what depends on them, through any number of fields and in any order of the document', () => {
    const field = { type: 'boolean', title: 'Yes or no' } as const;
    const form = {
      ...about,
      pages: [
        {
          name: 'p',
          title: 'P',
          schema: { type: 'object', properties: { c: field, b: field, a: field } },
          rules: [
            { show: ['/c'], when: { var: 'answers.b' } },
            { show: ['/b'], when: { var: 'answers.a' } },
          ],
        },
      ],
      payload: [],
    };
    const chain = compileWizard(
      { name: 'x', document: { group: 'x', steps: [{ id: 'about', form: 'about' }] } },
      [{ name: 'f', document: form }],
      known,
    );
    if (!chain.ok) throw new Error('It compiles.');
    const shown = (answers: Answers) => pathFor(chain.value, { about: { p: answers } }, context)[0]?.shown;
    expect(shown({ a: true, b: true, c: true })).toEqual(['c', 'b', 'a']);
    expect(shown({ a: false, b: true, c: true })).toEqual(['a']);
  });
});

describe('a check that fails', () => {
  const text = { type: 'string', title: 'Text' };
  const form = {
    id: 'stay',
    title: 'Stay',
    settings: { most: { type: 'integer', default: 3 } },
    pages: [
      {
        name: 'stay',
        title: 'Stay',
        schema: {
          type: 'object',
          properties: {
            isLong: { type: 'boolean', title: 'Long?' },
            reason: text,
            until: { type: 'string', format: 'date', title: 'Until' },
            home: { type: 'object', properties: { town: text } },
          },
        },
        rules: [
          { show: ['/reason'], when: { var: 'answers.isLong' } },
          { check: '/reason', that: { '!=': [{ var: 'answers.until' }, { var: 'context.today' }] }, message: 'today' },
          { check: '/until', that: { '!=': [{ var: 'answers.until' }, { var: 'context.today' }] }, message: 'today' },
          { check: '/home', that: { '!=': [{ var: 'answers.home.town' }, 'Rome'] }, message: 'closed' },
          { check: '/home/town', that: { '!=': [{ var: 'answers.home.town' }, 'Paris'] }, message: 'closed' },
          { check: '/home', that: { '!=': [{ var: 'answers.home.town' }, 'Paris'] }, message: 'closed' },
        ],
      },
    ],
  } as const;
  const stay = compileWizard(
    { name: 'x', document: { group: 'x', steps: [{ id: 'stay', form: 'stay' }] } },
    [{ name: 'stay', document: form }],
    { ...known, messages: ['today', 'closed'] },
  );
  const violationsOf = (answers: Answers) => {
    const [view] = stay.ok ? pathFor(stay.value, { stay: { stay: answers } }, context) : [];
    if (view === undefined) throw new Error('The page is on the path.');
    return validatePage(view, answers);
  };

  it('has the kind and label of its field, and the settings', () => {
    expect(violationsOf({ until: context.today })).toEqual([
      { path: '/until', keyword: 'today', kind: 'date', params: { most: 3, label: 'Until' } },
    ]);
  });

  it('has no label where its field has no title', () => {
    expect(violationsOf({ home: { town: 'Rome' } })).toEqual([
      { path: '/home', keyword: 'closed', kind: 'group', params: { most: 3, label: '' } },
    ]);
  });

  const paths = (answers: Answers) => violationsOf(answers).map(({ path }) => path);

  it('comes for a group before its members', () => {
    expect(paths({ home: { town: 'Paris' } })).toEqual(['/home', '/home/town']);
  });

  it('is reported for a field without an answer, but not for a hidden field', () => {
    expect(paths({ isLong: true, until: context.today })).toEqual(['/reason', '/until']);
    expect(paths({ isLong: false, until: context.today })).toEqual(['/until']);
  });
});

it.each([
  ['2026-11-21', '11/21/2026'],
  ['2026-11-21T10:00', '2026-11-21T10:00'],
  ['on 2026-11-21', 'on 2026-11-21'],
  ['soon', 'soon'],
  [5, 5],
  [null, null],
])('a guest reads %j as %j', (date, read) => {
  expect(formatDay(date)).toBe(read);
});
