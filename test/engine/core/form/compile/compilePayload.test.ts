import { describe, expect, it } from 'vitest';
import { compilePayload } from '../../../../../engine/core/form/compile/compilePayload.ts';
import type { PayloadDefinition } from '../../../../../engine/core/form/FormDefinition.ts';
import type { PayloadPlan } from '../../../../../engine/core/form/FormPlan.ts';
import type { JsonSchema } from '../../../../../engine/core/json/JsonSchema.ts';

const answers: JsonSchema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    home: { type: 'object', properties: { town: { type: 'string' } } },
  },
};
const compile = (...lines: readonly PayloadDefinition[]) =>
  compilePayload(lines, answers, ['yesNo'], { document: 'form', pointer: '/payload' });

describe('a line of the payload', () => {
  it.each<readonly [string, PayloadDefinition, Omit<PayloadPlan, 'pointer'>]>([
    ['an answer', { from: '/name', to: '/who/name' }, { from: ['name'], to: ['who', 'name'] }],
    ['an answer in a group', { from: '/home/town', to: '/town' }, { from: ['home', 'town'], to: ['town'] }],
    ['an encoded answer', { from: '/name', to: '/a', as: 'yesNo' }, { from: ['name'], to: ['a'], as: 'yesNo' }],
    ['a constant', { from: '/name', to: '/a', send: 'x' }, { from: ['name'], to: ['a'], send: 'x' }],
    ['a constant that is false', { from: '/name', to: '/a', send: false }, { from: ['name'], to: ['a'], send: false }],
    [
      'a constant for no answer',
      { from: '/name', to: '/a', otherwise: 0 },
      { from: ['name'], to: ['a'], otherwise: 0 },
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
    ['no field', { from: '/nmae', to: '/a' }, 'name /payload/1/from'],
    ['the whole request', { from: '/name', to: '' }, 'payload /payload/1/to'],
    ['a place without a name', { from: '/name', to: '/a/' }, 'payload /payload/1/to'],
    ['no place', { from: '/name', to: 'a' }, 'payload /payload/1/to'],
    ['a place on the prototype', { from: '/name', to: '/a/constructor' }, 'payload /payload/1/to'],
    ['an unknown encoder', { from: '/name', to: '/a', as: 'upper' }, 'encoder /payload/1/as'],
    ['a constant beside an encoder', { from: '/name', to: '/a', as: 'yesNo', send: 1 }, 'payload /payload/1/as'],
    [
      'a constant that was never put in',
      { from: '/name', to: '/a', send: { $ref: 'x' } },
      'transclusion /payload/1/send',
    ],
    [
      'a constant for no answer that was never put in',
      { from: '/name', to: '/a', otherwise: { $ref: 'x' } },
      'transclusion /payload/1/otherwise',
    ],
  ])('with %s is a problem and is not sent; the lines around it are', (_, line, problem) => {
    const { payload, problems } = compile({ from: '/name', to: '/x' }, line, { from: '/name', to: '/y' });
    expect(problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([problem]);
    expect(payload.map(({ pointer }) => pointer)).toEqual(['/payload/0', '/payload/2']);
  });

  it('is told of every fault', () => {
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
