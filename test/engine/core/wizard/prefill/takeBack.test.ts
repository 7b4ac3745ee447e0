import { describe, expect, it } from 'vitest';
import {
  carryOver,
  compileWizard,
  type FormDefinition,
  initialState,
  type Json,
  reduce,
  restoreState,
  type WizardState,
} from '#engine';

const text = (title: string) => ({ type: 'string', title }) as const;

const person: FormDefinition = {
  id: 'person',
  title: 'Person',
  pages: [
    {
      name: 'name',
      title: 'Name',
      schema: { type: 'object', properties: { first: text('First'), last: text('Last'), town: text('Town') } },
    },
  ],
};

const consent: FormDefinition = {
  id: 'consent',
  title: 'Consent',
  pages: [
    {
      name: 'sign',
      title: 'Sign',
      schema: {
        type: 'object',
        required: ['signature'],
        properties: {
          whole: text('Whole name'),
          signature: text('Signature'),
          note: text('Note'),
          witness: { type: 'object', title: 'Witness', properties: { name: text('Name') } },
        },
      },
      rules: [
        {
          compute: '/whole',
          with: { cat: [{ var: 'steps.person.first' }, ' ', { var: 'steps.person.last' }] },
          renews: ['/signature'],
        },
      ],
    },
  ],
};

function compile(forms: readonly FormDefinition[]) {
  const steps = forms.map(({ id }) => ({ id, form: id }));
  return compileWizard(
    { name: 'flow', document: { group: 'flow', steps } },
    forms.map((document) => ({ name: document.id, document })),
    { context: { type: 'object', properties: {} } },
  );
}

const compiled = compile([person, consent]);
if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
const plan = compiled.value;

type Given = Readonly<Record<string, Json>>;
const edit = (step: string, page: string, state: WizardState, given: Given): WizardState =>
  reduce(plan, state, { type: 'edit', step, page, answers: { ...state.answers[step]?.[page], ...given } });
const name = (state: WizardState, given: Given) => edit('person', 'name', state, given);
const sign = (state: WizardState, given: Given) => edit('consent', 'sign', state, given);

const named = name(initialState(plan), { first: 'Tim', last: 'Hall' });
const signed = sign(named, { signature: 'Tim J. Hall', note: 'None' });
const signatureIn = ({ answers }: WizardState) => answers.consent?.sign?.signature;

describe('an answer that is given for a computed value', () => {
  it.each<readonly [string, readonly Given[], string | undefined]>([
    ['stays while other answers change', [{ town: 'Dayton' }], 'Tim J. Hall'],
    ['is taken back once the value is another', [{ first: 'Timothy' }], undefined],
    ['stays while the value is not known', [{ first: '' }], 'Tim J. Hall'],
    ['is taken back when the value comes back as another', [{ first: '' }, { first: 'Ann' }], undefined],
    ['stays when the value comes back as it was', [{ first: '' }, { first: 'Tim' }], 'Tim J. Hall'],
  ])('%s', (_what, changes, signature) => {
    const state = changes.reduce(name, signed);
    expect(signatureIn(state)).toBe(signature);
    expect(state.answers.consent?.sign?.note).toBe('None');
  });

  it('is given anew for the new value', () => {
    const again = sign(name(signed, { first: 'Timothy' }), { signature: 'Timothy Hall' });
    expect(signatureIn(name(again, { town: 'Dayton' }))).toBe('Timothy Hall');
    expect(signatureIn(name(again, { first: 'Tim' }))).toBeUndefined();
  });

  it('counts from its last change, also when it is emptied', () => {
    const other = name(sign(named, { signature: '' }), { first: 'Ann' });
    expect(signatureIn(name(sign(other, { signature: 'Ann Hall' }), { town: 'Dayton' }))).toBe('Ann Hall');
  });

  it('stays when it was given before there was a value', () => {
    const early = sign(initialState(plan), { signature: 'Tim Hall' });
    expect(signatureIn(name(early, { first: 'Tim', last: 'Hall' }))).toBe('Tim Hall');
  });

  it('is found missing before anything is sent', () => {
    const last = reduce(plan, signed, { type: 'goTo', step: 'consent' });
    const changed = reduce(plan, name(last, { first: 'Ann' }), { type: 'continue' });
    expect(changed).toMatchObject({ phase: 'editing', position: { step: 'consent', page: 'sign' } });
    expect(changed.refusals).toBe(last.refusals + 1);
  });

  it.each([
    ['restored', restoreState(plan, signed, {})],
    ['carried over to newer documents', carryOver(plan, plan, signed)],
  ])('is still bound when the state is %s', (_how, state) => {
    expect(signatureIn(name(state, { first: 'Ann' }))).toBeUndefined();
  });
});

it.each([
  ['/name', 'unknown-field'],
  ['/witness/name', 'field-inside-group'],
])('refuses a rule that renews "%s"', (pointer, code) => {
  const [page] = consent.pages;
  const rules = page?.rules?.map((rule) => ({ ...rule, renews: [pointer] }));
  const result = compile([person, { ...consent, pages: page && rules ? [{ ...page, rules }] : [] }]);
  expect(result.ok ? [] : result.problems.map((problem) => problem.code)).toEqual([code]);
});
