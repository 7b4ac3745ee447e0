import { describe, expect, it } from 'vitest';
import {
  compileWizard,
  type FormDefinition,
  initialState,
  type JsonObject,
  type KnownNames,
  readPageAnswers,
  reduce,
  restoreState,
  type WizardState,
} from '#engine';

const text = (title: string) => ({ type: 'string', title });

const person: FormDefinition = {
  id: 'person',
  title: 'Person',
  settings: { hint: { type: 'string', default: 'cat' } },
  pages: [
    {
      name: 'who',
      title: 'Who',
      schema: {
        type: 'object',
        properties: {
          name: text('Name'),
          born: { ...text('Born'), format: 'date' },
          size: { ...text('Size'), enum: ['S', 'M'], default: 'M' },
          pets: { type: 'array', title: 'Pets', items: { type: 'string', enum: ['cat', 'dog'] }, uniqueItems: true },
          favorite: text('Favorite'),
        },
      },
      rules: [
        { prefill: '/born', with: { var: 'context.born' } },
        { prefill: '/size', with: { var: 'context.size' } },
        { prefill: '/pets', with: { var: 'context.pets' } },
        { prefill: '/favorite', with: { var: 'settings.hint' } },
      ],
    },
  ],
};

const more: FormDefinition = {
  id: 'more',
  title: 'More',
  pages: [
    {
      name: 'extra',
      title: 'Extra',
      schema: { type: 'object', properties: { toggle: { type: 'boolean', title: 'More', default: false } } },
    },
  ],
};

const known: KnownNames = {
  context: {
    type: 'object',
    properties: {
      born: { type: 'string', format: 'date' },
      size: { type: 'string' },
      pets: { type: 'array', items: { type: 'string' } },
    },
  },
  widgets: [],
  encoders: [],
  verifiers: {},
  messages: ['invalid', 'required'],
};

function compilePlan(...forms: readonly FormDefinition[]) {
  const compiled = compileWizard(
    { name: 'flow', document: { group: 'flow', steps: forms.map(({ id }) => ({ id, form: id })) } },
    forms.map((document) => ({ name: document.id, document })),
    known,
  );
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  return compiled.value;
}

const plan = compilePlan(person);
const who = { step: 'person', page: 'who' };
const answersIn = ({ answers }: Pick<WizardState, 'answers'>) => readPageAnswers(answers, who);
const edit = (state: WizardState, answers: JsonObject) => reduce(plan, state, { type: 'edit', answers }, {});

describe('a field with a first value', () => {
  it.each<[string, JsonObject, JsonObject]>([
    ['has its default where nothing is known', {}, { size: 'M', favorite: 'cat' }],
    ['has what is known', { born: '1990-05-06', size: 'S' }, { born: '1990-05-06', size: 'S', favorite: 'cat' }],
    ['has its default where it would refuse what is known', { size: 'XL' }, { size: 'M', favorite: 'cat' }],
    ['is left empty where that is no date', { born: 'May' }, { size: 'M', favorite: 'cat' }],
    ['has the entries that it offers', { pets: ['bird', 'dog'] }, { size: 'M', favorite: 'cat', pets: ['dog'] }],
    ['is left empty where it offers none of them', { pets: ['bird'] }, { size: 'M', favorite: 'cat' }],
  ])('%s', (_what, context, answers) => {
    expect(answersIn(initialState(plan, context))).toEqual(answers);
  });

  it('follows what is known, as long as the guest leaves it alone', () => {
    const start = initialState(plan, { born: '1990-05-06', size: 'S' });
    expect(answersIn(restoreState(plan, start, { born: '1991-01-02' }))).toMatchObject({
      born: '1991-01-02',
      size: 'M',
    });
    expect(answersIn(restoreState(plan, start, {}))).toStrictEqual({ size: 'M', favorite: 'cat' });
  });

  it('is the guest’s own once it was changed or emptied, whatever becomes known', () => {
    const start = initialState(plan, { born: '1990-05-06', size: 'S' });
    const own = edit(start, { born: '2001-01-01', favorite: 'cat' });
    expect(answersIn(restoreState(plan, own, { born: '1991-01-02', size: 'S' }))).toEqual({
      born: '2001-01-01',
      favorite: 'cat',
    });
  });

  it('does not take the place of what was typed before it was known', () => {
    const typed = edit(initialState(plan, {}), { born: '2001-01-01', size: 'M', favorite: 'cat' });
    expect(answersIn(restoreState(plan, typed, { born: '1990-05-06' }))).toMatchObject({ born: '2001-01-01' });
  });

  it('changes nothing, not even the object, where there is nothing new', () => {
    const state = edit(initialState(plan, { pets: ['cat'] }), { name: 'Ada', pets: ['cat'] });
    expect(restoreState(plan, state, { pets: ['cat'] })).toBe(state);
  });

  it('waits while the answers are being sent', () => {
    const state: WizardState = { ...initialState(plan, {}), phase: 'submitting' };
    expect(restoreState(plan, state, { born: '1990-05-06' })).toBe(state);
  });
});

describe('a state that was kept from another plan', () => {
  it('has the first values of the steps that it did not know, and its own answers', () => {
    const kept = edit(initialState(plan, {}), { name: 'Ada' });
    const state = restoreState(compilePlan(person, more), kept, {});
    expect(answersIn(state)).toEqual({ name: 'Ada' });
    expect(readPageAnswers(state.answers, { step: 'more', page: 'extra' })).toEqual({ toggle: false });
  });

  it('has those of fields that a page of the same name did not have', () => {
    const longer: FormDefinition = {
      ...person,
      pages: person.pages.map((page) => ({
        ...page,
        schema: { type: 'object', properties: { name: text('Name'), news: { ...text('News'), default: 'none' } } },
        rules: [],
      })),
    };
    const state = restoreState(compilePlan(longer), edit(initialState(plan, {}), { name: 'Ada' }), {});
    expect(answersIn(state)).toMatchObject({ name: 'Ada', news: 'none' });
  });
});
