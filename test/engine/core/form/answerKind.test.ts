import { expect, it } from 'vitest';
import type { JsonSchema } from '#engine';
import { answerKind } from '../../../../engine/core/form/answerKind.ts';

const choices = { 'ui:choices': 'dishes' };
const a = { const: 'a', title: 'A' };

it.each<[JsonSchema, object, string | undefined]>([
  [{ type: 'string' }, {}, 'text'],
  [{ type: 'string', format: 'email' }, {}, 'text'],
  [{ type: 'string', format: 'date' }, {}, 'date'],
  [{ type: 'number' }, {}, 'number'],
  [{ type: 'integer' }, {}, 'number'],
  [{ type: 'boolean' }, {}, 'yesNo'],
  [{ type: 'boolean', const: true }, {}, 'yesNo'],
  [{ type: 'string', enum: [] }, {}, 'choice'],
  [{ type: 'integer', oneOf: [{ ...a, const: 1 }] }, {}, 'choice'],
  [{ type: 'string' }, choices, 'choice'],
  [{ type: 'array', items: { type: 'string', enum: ['a'] } }, {}, 'choices'],
  [{ type: 'array', items: { type: 'string', oneOf: [a] } }, {}, 'choices'],
  [{ type: 'array', items: { type: 'string' } }, choices, 'choices'],
  [{ type: 'array', items: { type: 'string' } }, {}, 'list'],
  [{ type: 'array' }, {}, 'list'],
  [{ type: 'array', items: { type: 'object' } }, {}, undefined],
  [{ type: 'object' }, {}, undefined],
  [{}, {}, undefined],
])('%j with %j asks for the kind %s', (schema, uiSchema, kind) => {
  expect(answerKind(schema, uiSchema)).toBe(kind);
});
