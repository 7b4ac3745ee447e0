import type { Answers, ContentProblem, JsonSchema, ObjectType } from '#engine';
import { compileRule } from '../../../../engine/core/rules/compile/compileRule.ts';
import { inferSchemaType } from '../../../../engine/core/rules/compile/inferSchemaType.ts';
import { evaluateRule } from '../../../../engine/core/rules/evaluateRule.ts';
import { UNKNOWN } from '../../../../engine/core/rules/Unknown.ts';

/** The answers that the tests of rules read, one of each type. */
export const answerSchemas = {
  name: { type: 'string' },
  nickname: { type: 'string' },
  count: { type: 'integer' },
  weight: { type: 'number' },
  happy: { type: 'boolean' },
  sad: { type: 'boolean' },
  born: { type: 'string', format: 'date' },
  moved: { type: 'string', format: 'date' },
  state: { type: 'string', enum: ['CA', 'NY', 'OH'] },
  level: {
    oneOf: [
      { const: 1, title: 'One' },
      { const: 2, title: 'Two' },
    ],
  },
  tags: { type: 'array', items: { type: 'string', enum: ['red', 'green', 'other'] } },
  meds: {
    type: 'array',
    items: {
      type: 'object',
      properties: { name: { type: 'string' }, dose: { type: 'number' }, taken: { type: 'boolean' } },
    },
  },
  numbers: { type: 'array', items: { type: 'number' } },
  address: { type: 'object', properties: { city: { type: 'string' } } },
  anything: { enum: ['text', 1] },
} as const satisfies Readonly<Record<string, JsonSchema>>;

const object = (properties: ObjectType['properties']): ObjectType => ({ kind: 'object', properties });

export const environment: ObjectType = object({
  answers: object(
    Object.fromEntries(Object.entries(answerSchemas).map(([name, schema]) => [name, inferSchemaType(schema)])),
  ),
  steps: object({ before: object({ agreed: { kind: 'boolean' } }) }),
  settings: object({ most: { kind: 'number' } }),
  context: object({ today: { kind: 'date' } }),
});

export const buildScope = (answers: Answers) => ({
  answers,
  steps: { before: { agreed: true } },
  settings: { most: 2 },
  context: { today: '2026-11-21' },
});

export const place = { document: 'doc', pointer: '/when' };

/** The value of a condition for these answers, with 'unknown' as a word so that tables are readable. */
export function evaluateOver(rule: unknown, answers: Answers): unknown {
  const compiled = compileRule(rule, environment, place);
  if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join(' '));
  const value = evaluateRule(compiled.value, buildScope(answers));
  return value === UNKNOWN ? 'unknown' : value;
}

export function findProblems(rule: unknown): readonly ContentProblem[] {
  const compiled = compileRule(rule, environment, place);
  return compiled.ok ? [] : compiled.problems;
}
