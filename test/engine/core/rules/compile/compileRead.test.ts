import { describe, expect, it } from 'vitest';
import { compileRule } from '../../../../../engine/core/rules/compile/compileRule.ts';
import type { ObjectType, ValueType } from '../../../../../engine/core/rules/ValueType.ts';
import { worded } from '../../problems/worded.ts';
import { environment, findProblems, place } from '../exampleEnvironment.ts';

const findProblemsOver = (properties: ObjectType['properties'], path: string) =>
  worded(compileRule({ answered: { var: path } }, { kind: 'object', properties }, place));

describe('a read', () => {
  it.each(['answers.numbers.0', 'answers.numbers.12', 'answers.meds.3.dose'])('takes the list entry %s', (path) => {
    expect(findProblems({ answered: { var: path } })).toEqual([]);
  });

  it.each(['01', '1x', 'x1', '-1', 'length', ''])('takes no list entry of the name "%s"', (name) => {
    expect(findProblems({ answered: { var: `answers.numbers.${name}` } })).toMatchObject([
      { code: 'unknown-name', message: `"answers.numbers" is a list (each entry a number), and has no "${name}".` },
    ]);
  });

  it('takes a name that has a single value, as the entry of a list of texts has', () => {
    const { properties } = environment;
    const rule = { '==': [{ var: 'entry' }, 'x'] };
    const withEntry: ObjectType = { kind: 'object', properties: { ...properties, entry: { kind: 'string' } } };
    expect(compileRule(rule, withEntry, place).ok).toBe(true);
    expect(compileRule(rule, environment, place).ok).toBe(false);
  });

  it.each([
    [{ steps: { kind: 'object', properties: { before: { kind: 'boolean' } } } }, 'steps', 'steps.before', ['before']],
    [{ context: { kind: 'object', properties: {} } }, 'context', 'context.name', []],
  ] as const)('of a whole group reports what to write instead', (properties, path, better, known) => {
    expect(findProblemsOver(properties, path)).toStrictEqual([
      {
        ...place,
        pointer: '/when/answered/var',
        code: 'malformed-name',
        message: `"${path}" is a group of names; write "${better}".`,
        known,
      },
    ]);
  });
});

describe('a name that is not known', () => {
  const empty: ValueType = { kind: 'object', properties: {} };

  it.each([
    [
      { context: empty },
      'context.today',
      '"today" is not in "context": the compiler was given no "context" that has it.',
    ],
    [{ steps: empty }, 'steps.before', '"before" is not in "steps": nothing can be read there.'],
  ])('where nothing is known offers no names: %j', (properties, path, message) => {
    expect(findProblemsOver(properties, path)).toStrictEqual([
      { ...place, pointer: '/when/answered/var', code: 'unknown-name', message },
    ]);
  });

  it.each([
    ['an environment without names', {}, { var: 'name' }, '/when/var'],
    [
      'a list of numbers',
      environment.properties,
      { some: [{ var: 'answers.numbers' }, { var: 'name' }] },
      '/when/some/1/var',
    ],
  ])('is reported with an empty list of names in %s', (_, properties, rule, pointer) => {
    const compiled = compileRule(rule, { kind: 'object', properties }, place);
    const message = '"name" is not a name that a rule can read.';
    expect(worded(compiled)).toStrictEqual([
      { ...place, pointer, code: 'unknown-name', message, written: 'name', known: [] },
    ]);
  });
});
