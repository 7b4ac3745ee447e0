import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileWizard, initialState, reduce, type WizardState } from '#engine';
import type { PrescreenPlan } from '../../../../../app/content/forms/index.ts';
import { knownNames } from '../../../../../app/content/forms/index.ts';
import { prescreenSteps, shownStep } from '../../../../../app/screens/prescreen/state/prescreenSteps.ts';

const form = (id: string) => ({
  name: id,
  document: {
    id,
    title: id,
    pages: [
      {
        name: id,
        title: id,
        schema: { type: 'object', required: [id], properties: { [id]: { type: 'string', title: id, maxLength: 3 } } },
      },
    ],
  },
});

const compiled = compileWizard(
  {
    name: 'prescreen',
    document: {
      group: 'prescreen',
      steps: [
        { id: 'one', form: 'one' },
        { id: 'two', form: 'two', when: { '!=': [{ var: 'steps.one.one' }, 'no'] } },
        { id: 'three', form: 'three' },
      ],
    },
  },
  [form('one'), form('two'), form('three')],
  knownNames,
);
if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
const wizard = compiled.value;
const plan: PrescreenPlan = {
  type: 'x',
  hideStepCount: false,
  wizard,
  services: [],
  priorAnswers: [],
  information: [],
};
const context = {};

type Name = 'one' | 'two' | 'three';

const edit = (state: WizardState, name: Name, text: string): WizardState =>
  reduce(wizard, state, { type: 'edit', step: name, page: name, answers: { [name]: text } }, context);

const leave = (state: WizardState, name: Name): WizardState => {
  const after = reduce(wizard, { ...state, position: { step: name, page: name } }, { type: 'continue' }, context);
  return { ...after, phase: 'editing' };
};

const answered = (...names: readonly Name[]): WizardState =>
  names.reduce((state, name) => leave(edit(state, name, 'yes'), name), initialState(wizard, context));

const countSteps = (state: WizardState) => {
  const { total, next } = prescreenSteps(plan, { wizard: state }, context);
  return { total, next };
};

describe('the next uncompleted step', () => {
  it.each<readonly [string, WizardState, object]>([
    ['at first, when it is not known that the second is asked', initialState(wizard, context), { total: 2, next: 1 }],
    ['typed but not left', edit(initialState(wizard, context), 'one', 'yes'), { total: 3, next: 1 }],
    ['after the first', answered('one'), { total: 3, next: 2 }],
    ['after all', answered('one', 'two', 'three'), { total: 3, next: 3 }],
    ['one became wrong', edit(answered('one', 'two'), 'one', 'too long'), { total: 3, next: 1 }],
    ['one is no longer asked', edit(answered('one', 'two'), 'one', 'no'), { total: 2, next: 2 }],
    ['a later one alone', answered('three'), { total: 2, next: 1 }],
  ])('%s', (_, state, expected) => {
    expect(countSteps(state)).toEqual(expected);
  });

  it('is the only step where nothing but questions is asked', () => {
    const { wizard: _none, ...rest } = plan;
    const questions = {
      id: 'q',
      document: 'q',
      title: 'Q',
      questions: [],
      types: { kind: 'object', properties: {} },
    } as const;
    expect(prescreenSteps({ ...rest, questions }, {}, context)).toEqual({ path: [], total: 1, next: 1 });
  });
});

describe('the step that is shown', () => {
  it.each([
    [undefined, 3, 1],
    ['1', 3, 1],
    ['3', 3, 3],
    ['4', 3, 3],
    ['0', 3, 3],
    ['-1', 3, 3],
    ['01', 3, 3],
    ['1e0', 3, 3],
    ['x', 3, 3],
    ['99999999999999999999', 3, 3],
  ])('for %j, when %i is next, is %i', (written, next, shown) => {
    expect(shownStep(written, { next })).toBe(shown);
  });

  it('is never one that lies ahead, whatever the address says', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String)), fc.integer({ min: 1, max: 9 }), (written, next) => {
        const shown = shownStep(written, { next });
        expect(Number.isInteger(shown) && shown >= 1 && shown <= next).toBe(true);
        if (String(Number(written)) === written && Number(written) >= 1 && Number(written) <= next)
          expect(String(shown)).toBe(written);
      }),
    );
  });
});
