import type { Answers, JsonSchema, ObjectType } from '#engine';
import { compileConditions } from '../../../../engine/core/rules/compile/compileConditions.ts';
import { compileRule } from '../../../../engine/core/rules/compile/compileRule.ts';
import { inferSchemaType } from '../../../../engine/core/rules/compile/inferSchemaType.ts';
import { evaluateRule } from '../../../../engine/core/rules/evaluateRule.ts';
import { UNKNOWN } from '../../../../engine/core/rules/Unknown.ts';
import { worded } from '../problems/worded.ts';

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

const readable: ObjectType = object({
  answers: object(
    Object.fromEntries(Object.entries(answerSchemas).map(([name, schema]) => [name, inferSchemaType(schema)])),
  ),
  steps: object({ before: object({ agreed: { kind: 'boolean' } }) }),
  settings: object({ most: { kind: 'number' } }),
  context: object({ today: { kind: 'date' } }),
});

/** The conditions that the tests of rules use by name. */
export const namedConditions = {
  isGrown: { '>=': [{ yearsBetween: [{ var: 'answers.born' }, { var: 'context.today' }] }, 18] },
  isCalm: { and: [{ rule: 'isGrown' }, { '!': [{ var: 'answers.sad' }] }] },
  isLight: { '<': [{ var: 'answers.weight' }, { var: 'settings.most' }] },
} as const;

/** What the tests' rules may read and use by name. */
export const { environment } = compileConditions(namedConditions, readable, {
  document: 'doc',
  pointer: '/conditions',
});

/** A rule with the named conditions in it written out. */
export function writeOut(rule: unknown): unknown {
  if (Array.isArray(rule)) return rule.map(writeOut);
  if (typeof rule !== 'object' || rule === null) return rule;
  const name = 'rule' in rule ? rule.rule : undefined;
  const named = Object.entries(namedConditions).find(([each]) => each === name);
  if (named !== undefined) return writeOut(named[1]);
  return Object.fromEntries(Object.entries(rule).map(([key, value]) => [key, writeOut(value)]));
}

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
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  const value = evaluateRule(compiled.value, buildScope(answers));
  return value === UNKNOWN ? 'unknown' : value;
}

export const findProblems = (rule: unknown) => worded(compileRule(rule, environment, place));
