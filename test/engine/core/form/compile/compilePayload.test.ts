import { describe, expect, it } from 'vitest';
import { compilePayload } from '../../../../../engine/core/form/compile/compilePayload.ts';
import type { PayloadDefinition } from '../../../../../engine/core/form/FormDefinition.ts';
import type { PayloadPlan } from '../../../../../engine/core/form/FormPlan.ts';
import type { JsonSchema } from '../../../../../engine/core/json/JsonSchema.ts';

const answers: JsonSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', title: 'Your name' },
    home: { type: 'object', properties: { town: { type: 'string' } } },
    pets: {
      type: 'array',
      items: { type: 'object', properties: { kind: { type: 'string' }, age: { type: 'number' } } },
    },
  },
};
const compile = (...lines: readonly PayloadDefinition[]) =>
  compilePayload(
    lines,
    answers,
    { encoders: ['yesNo'], texts: { you: 'you' }, labeledLists: ['/more/answers'] },
    { document: 'form', pointer: '/payload' },
  );

describe('a line of the payload', () => {
  it.each<readonly [string, PayloadDefinition, Omit<PayloadPlan, 'pointer'>]>([
    ['an answer', { from: '/name', to: '/who/name' }, { from: ['name'], to: ['who', 'name'] }],
    ['an answer in a group', { from: '/home/town', to: '/town' }, { from: ['home', 'town'], to: ['town'] }],
    ['an encoded answer', { from: '/name', to: '/a', as: 'yesNo' }, { from: ['name'], to: ['a'], as: 'yesNo' }],
    ['a constant', { from: '/name', to: '/a', send: 'x' }, { from: ['name'], to: ['a'], send: 'x' }],
    [
      'a text of the form',
      { from: '/name', to: '/a', send: 'Are {you}?' },
      { from: ['name'], to: ['a'], send: 'Are you?' },
    ],
    ['a constant that is false', { from: '/name', to: '/a', send: false }, { from: ['name'], to: ['a'], send: false }],
    [
      'a constant for no answer',
      { from: '/name', to: '/a', otherwise: 0 },
      { from: ['name'], to: ['a'], otherwise: 0 },
    ],
    [
      'an answer to a list that takes any',
      { from: '/name', to: '/more/answers/name' },
      { from: ['name'], to: ['more', 'answers', 'name'], label: 'Your name' },
    ],
    [
      'an answer to the list itself',
      { from: '/name', to: '/more/answers' },
      { from: ['name'], to: ['more', 'answers'] },
    ],
    [
      'cards with other names',
      { from: '/pets', to: '/animals', members: { kind: 'species' } },
      { from: ['pets'], to: ['animals'], members: new Map([['kind', 'species']]) },
    ],
    [
      'all that goes together',
      { from: '/name', to: '/a', as: 'yesNo', otherwise: '' },
      { from: ['name'], to: ['a'], as: 'yesNo', otherwise: '' },
    ],
  ])('sends %s, and has nothing that its document does not have', (_, line, plan) => {
    expect(compile(line)).toStrictEqual({ payload: [{ ...plan, pointer: '/payload/0' }], problems: [] });
  });

  it.each<readonly [string, PayloadDefinition, string]>([
    ['no field', { from: '/nmae', to: '/a' }, 'unknown-field /payload/1/from'],
    ['the whole request', { from: '/name', to: '' }, 'malformed-place /payload/1/to'],
    ['a place without a name', { from: '/name', to: '/a/' }, 'malformed-place /payload/1/to'],
    ['no place', { from: '/name', to: 'a' }, 'malformed-place /payload/1/to'],
    ['a place on the prototype', { from: '/name', to: '/a/constructor' }, 'malformed-place /payload/1/to'],
    ['an unknown encoder', { from: '/name', to: '/a', as: 'upper' }, 'unknown-encoder /payload/1/as'],
    [
      'a member that a card does not have',
      { from: '/pets', to: '/a', members: { kinds: 'species' } },
      'unknown-field /payload/1/members/kinds',
    ],
    [
      'members of a text',
      { from: '/name', to: '/a', members: { kind: 'species' } },
      'unknown-field /payload/1/members/kind',
    ],
    [
      'two members under one name',
      { from: '/pets', to: '/a', members: { kind: 'age' } },
      'place-taken-twice /payload/1/members/kind',
    ],
    [
      'a constant beside an encoder',
      { from: '/name', to: '/a', as: 'yesNo', send: 1 },
      'encoder-and-constant /payload/1/as',
    ],
    [
      'a name too many in a list that takes any',
      { from: '/name', to: '/more/answers/a/b' },
      'malformed-place /payload/1/to',
    ],
    [
      'a constant that was never put in',
      { from: '/name', to: '/a', send: { $ref: 'x' } },
      'unknown-part /payload/1/send',
    ],
    [
      'a constant for no answer that was never put in',
      { from: '/name', to: '/a', otherwise: { $ref: 'x' } },
      'unknown-part /payload/1/otherwise',
    ],
  ])('with %s is a problem and is not sent; the lines around it are', (_, line, problem) => {
    const { payload, problems } = compile({ from: '/name', to: '/x' }, line, { from: '/name', to: '/y' });
    expect(problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([problem]);
    expect(payload.map(({ pointer }) => pointer)).toEqual(['/payload/0', '/payload/2']);
  });

  it('reports every problem', () => {
    const { problems } = compile({ from: '/x', to: '', as: 'upper', send: { $ref: 'x' } });
    expect(problems.map(({ pointer }) => pointer)).toEqual([
      '/payload/0/from',
      '/payload/0/to',
      '/payload/0/as',
      '/payload/0/send',
      '/payload/0/as',
    ]);
  });
});
