import { describe, expect, it } from 'vitest';
import {
  buildPayload,
  compileWizard,
  type Encoder,
  type FormDefinition,
  type Json,
  type PayloadDefinition,
  renameMembers,
} from '#engine';

const names = ['a', 'b', 'c'] as const;
const text = (title: string) => ({ type: 'string', title });

/** The payload of the answers a, b and c, sent to these places. */
function sent(places: readonly string[], encode?: Encoder, context = {}, more: Partial<PayloadDefinition> = {}) {
  const form: FormDefinition = {
    id: 'letters',
    title: 'Letters',
    pages: [
      {
        name: 'letters',
        title: 'Letters',
        schema: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, text(name)])) },
      },
    ],
    payload: places.map((to, index) => ({ from: `/${names[index]}`, to, ...(encode && { as: 'encode' }), ...more })),
  };
  const steps = [{ id: 'letters', form: 'letters' }];
  const plan = compileWizard({ name: 'flow', document: { group: 'flow', steps } }, [{ name: 'form', document: form }], {
    encoders: ['encode'],
    labeledLists: ['/more/answers'],
  });
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  const answers = { letters: { letters: { a: 'A', b: 'B', c: 'C' } } };
  return buildPayload(plan.value, answers, context, encode && { encode });
}

describe('the places of a payload', () => {
  it.each<readonly [string, readonly string[], object]>([
    ['are a list, in the order of their numbers', ['/list/10', '/list/9', '/list/2'], { list: ['C', 'B', 'A'] }],
    ['are members where one of them is no number', ['/x/0', '/x/more', '/x/1'], { x: { 0: 'A', more: 'B', 1: 'C' } }],
    ['are members where a number has letters before it', ['/x/a1', '/x/b2'], { x: { a1: 'A', b2: 'B' } }],
    ['are members where a number has letters after it', ['/x/1a', '/x/2b'], { x: { '1a': 'A', '2b': 'B' } }],
    ['are lists and members inside each other', ['/x/1/y', '/x/0/y', '/z'], { x: [{ y: 'B' }, { y: 'A' }], z: 'C' }],
  ])('%s', (_what, places, payload) => {
    expect(sent(places)).toStrictEqual(payload);
  });
});

describe('a member with another name in the request', () => {
  it.each<readonly [string, Json, Json]>([
    ['a group', { drugName: 'A', dose: '5 mg' }, { name: 'A', dose: '5 mg' }],
    ['each entry of a list', [{ drugName: 'A' }, { dose: 'B' }], [{ name: 'A' }, { dose: 'B' }]],
    ['a text, which stays', 'drugName', 'drugName'],
    ['a list of texts, which stays', ['drugName'], ['drugName']],
  ])('is one of %s', (_what, answer, sent) => {
    expect(renameMembers(answer, new Map([['drugName', 'name']]))).toEqual(sent);
    expect(renameMembers(answer, undefined)).toBe(answer);
  });

  it('has it before an encoder reads it', () => {
    const asked = { type: 'object' as const, properties: { a: text('A'), b: text('B') } };
    const page = { name: 'page', title: 'Page', schema: { type: 'object' as const, properties: { group: asked } } };
    const members = { a: 'first' };
    const payload = [
      { from: '/group', to: '/plain', members },
      { from: '/group', to: '/encoded', members, as: 'encode' },
    ];
    const form: FormDefinition = { id: 'form', title: 'Form', pages: [page], payload };
    const configuration = { name: 'flow', document: { group: 'flow', steps: [{ id: 'form', form: 'form' }] } };
    const plan = compileWizard(configuration, [{ name: 'form', document: form }], { encoders: ['encode'] });
    if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
    const answers = { form: { page: { group: { a: 'A', b: 'B' } } } };
    const encode: Encoder = (answer) => ({ got: answer });
    expect(buildPayload(plan.value, answers, {}, { encode })).toEqual({
      plain: { first: 'A', b: 'B' },
      encoded: { got: { first: 'A', b: 'B' } },
    });
  });
});

describe('an encoder', () => {
  it('reads the answers of the step and the context', () => {
    const encode: Encoder = (answer, { answers, context }) => ({ answer, other: answers.b ?? null, ...context });
    expect(sent(['/x'], encode, { day: 1 })).toStrictEqual({ x: { answer: 'A', other: 'B', day: 1 } });
  });

  it('that sends nothing leaves no trace', () => {
    expect(sent(['/x'], () => undefined)).toStrictEqual({});
    expect(sent(['/x', '/y'], (answer) => (answer === 'A' ? undefined : answer))).toStrictEqual({ y: 'B' });
  });
});

describe('the entries of a list', () => {
  it('reach an encoder with their members in the order of the form, however they were answered', () => {
    const items = { type: 'object' as const, properties: { name: text('Name'), kind: text('Kind'), age: text('Age') } };
    const schema = { type: 'object' as const, properties: { pets: { type: 'array' as const, title: 'Pets', items } } };
    const payload = [{ from: '/pets', to: '/pets', members: { kind: 'sort' }, as: 'encode' }];
    const form: FormDefinition = {
      id: 'form',
      title: 'Form',
      pages: [{ name: 'page', title: 'Page', schema }],
      payload,
    };
    const configuration = { name: 'flow', document: { group: 'flow', steps: [{ id: 'form', form: 'form' }] } };
    const plan = compileWizard(configuration, [{ name: 'form', document: form }], { encoders: ['encode'] });
    if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
    const pets: Json = [{ age: '2', kind: 'Dog', name: 'Rex' }, { kind: 'Cat' }];
    const answers = { form: { page: { pets } } };
    const encode: Encoder = (answer) => JSON.stringify(answer);
    expect(buildPayload(plan.value, answers, {}, { encode })).toEqual({
      pets: '[{"name":"Rex","sort":"Dog","age":"2"},{"sort":"Cat"}]',
    });
  });
});

describe('a list of labeled answers', () => {
  const entry = (id: string, label: string, value: string | boolean) => ({ id, label, value });

  it('has the name of the place, the title of the question and the answer, in the order of the lines', () => {
    const places = ['/more/answers/z', '/more/answers/10', '/more/answers/2'];
    expect(sent(places)).toStrictEqual({
      more: { answers: [entry('z', 'a', 'A'), entry('10', 'b', 'B'), entry('2', 'c', 'C')] },
    });
  });

  it('stands beside other places, and takes what a line sends instead of the answer', () => {
    expect(sent(['/more/x', '/more/answers/b'], undefined, {}, { send: true })).toStrictEqual({
      more: { x: true, answers: [entry('b', 'b', true)] },
    });
    expect(sent(['/more/answers/a'], (answer) => `${answer}!`)).toStrictEqual({
      more: { answers: [entry('a', 'a', 'A!')] },
    });
  });
});
