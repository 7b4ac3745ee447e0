import { expect, it } from 'vitest';
import type { JsonSchema } from '#engine';
import { fieldKind } from '../../../../engine/core/validation/fieldKind.ts';

it.each<readonly [JsonSchema, string]>([
  [{ type: 'string' }, 'text'],
  [{ type: 'string', format: 'email' }, 'text'],
  [{ type: 'string', format: 'date' }, 'date'],
  [{ type: 'number' }, 'number'],
  [{ type: 'integer' }, 'number'],
  [{ type: 'boolean' }, 'select'],
  [{ type: 'integer', enum: [1, 2] }, 'select'],
  [{ type: 'string', oneOf: [{ const: 'a', title: 'A' }] }, 'select'],
  [{ type: 'boolean', const: true }, 'checkbox'],
  [{ type: 'array' }, 'list'],
  [{ type: 'object' }, 'group'],
  [{}, 'text'],
])('asks %j as a %s', (schema, kind) => {
  expect(fieldKind(schema)).toBe(kind);
});
