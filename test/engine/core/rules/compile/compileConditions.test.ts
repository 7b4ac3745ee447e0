import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '#engine';
import { compileConditions } from '../../../../../engine/core/rules/compile/compileConditions.ts';
import { compileRule } from '../../../../../engine/core/rules/compile/compileRule.ts';
import { evaluateRule } from '../../../../../engine/core/rules/evaluateRule.ts';
import { worded } from '../../problems/worded.ts';
import { complete, conditions, spoiled } from '../arbitraryRules.ts';
import { buildScope, environment, findProblems, place, writeOut } from '../exampleEnvironment.ts';

const at = { document: 'doc', pointer: '/conditions' };
const happy: Json = { var: 'answers.happy' };

/** What an author reads of these conditions, with the places. */
const told = (written: Readonly<Record<string, unknown>>): readonly string[] =>
  worded(compileConditions(written, environment, at).problems).map(({ pointer, message }) => `${pointer}: ${message}`);

describe('a named condition', () => {
  it('is the same as the condition written out, for any answers', () => {
    fc.assert(
      fc.property(conditions, complete, spoiled, (rule, answers, spoils) => {
        const named = compileRule(rule, environment, place);
        const plain = compileRule(writeOut(rule), environment, place);
        expect(named.ok).toBe(plain.ok);
        if (!named.ok || !plain.ok) return;
        const scope = buildScope(JSON.parse(JSON.stringify({ ...answers, ...spoils })));
        expect(evaluateRule(named.value, scope)).toBe(evaluateRule(plain.value, scope));
        expect(new Set(named.value.reads.map(String))).toEqual(new Set(plain.value.reads.map(String)));
      }),
      { numRuns: 500 },
    );
  });

  it('keeps its name in the compiled rule', () => {
    const compiled = compileRule({ '!': [{ rule: 'isCalm' }] }, environment, place);
    expect(compiled).toMatchObject({
      value: { root: { kind: 'call', operands: [{ kind: 'condition', name: 'isCalm', node: { kind: 'call' } }] } },
    });
  });

  it('counts in a rule as if it were written out', () => {
    const many = Object.fromEntries(
      Array.from({ length: 12 }, (_, index): [string, Json] => [
        `c${index}`,
        index === 0 ? happy : { or: [{ rule: `c${index - 1}` }, { rule: `c${index - 1}` }] },
      ]),
    );
    const compiled = compileConditions(many, environment, at);
    expect(compiled.problems.map(({ code, pointer }) => [code, pointer.split('/').slice(0, 3).join('/')])).toEqual([
      ['rule-too-large', '/conditions/c9'],
    ]);
  });

  it('is no deeper than a rule may be, through however many others', () => {
    const chain = Object.fromEntries(
      Array.from({ length: 2_000 }, (_, index) => [`c${index}`, { rule: `c${index + 1}` }]),
    );
    expect(told({ ...chain, c2000: happy })[0]).toMatch(/More than 24 conditions use each other in a row\./);
  });
});

describe('problems of conditions', () => {
  it.each([
    ['a text', { isCalm: { cat: ['a', 'b'] } }, ['/conditions/isCalm: A condition must be a yes/no value, not text.']],
    [
      'a circle',
      { a: { '!': [{ rule: 'b' }] }, b: { and: [{ rule: 'a' }, happy] } },
      ['/conditions/a: Each of these conditions uses another of them: "a" → "b" → "a".'],
    ],
    ['itself', { a: { rule: 'a' } }, ['/conditions/a: Each of these conditions uses another of them: "a" → "a".']],
    [
      'a misspelled name, once, however often it is used',
      { a: { var: 'answers.hapy' }, b: { or: [{ rule: 'a' }, { rule: 'a' }] } },
      ['/conditions/a/var: "hapy" is not in "answers".'],
    ],
  ])('%s', (_what, written, expected) => {
    expect(told(written)).toEqual(expected);
  });
});

describe('problems of a use', () => {
  it.each([
    ['an unknown name', { rule: 'isCalmer' }, '"isCalmer" is not a condition of this document.'],
    ['a name of every object', { rule: 'constructor' }, '"constructor" is not a condition of this document.'],
    ['no text', { rule: ['isCalm'] }, 'A condition is named by its name alone: { "rule": "isMinor" }.'],
    [
      'a use inside a list operator',
      { some: [{ var: 'answers.meds' }, { rule: 'isCalm' }] },
      'A list operator reads one entry of the list, so it cannot use the condition "isCalm".',
    ],
    ['a use as a number', { '>': [{ rule: 'isCalm' }, 1] }, '">" expects a number or a date, not a yes/no value.'],
  ])('%s', (_what, rule, message) => {
    expect(findProblems(rule).map((each) => each.message)).toEqual([message]);
  });

  it('names the conditions that there are', () => {
    const [found] = findProblems({ rule: 'isCalmm' });
    expect(found).toMatchObject({
      written: 'isCalmm',
      known: ['isGrown', 'isCalm', 'isLight'],
      pointer: '/when/rule',
    });
  });

  it('refuses a condition that reads what cannot be read there, and says where it is written', () => {
    const { context } = environment.properties;
    const narrow = { ...environment, properties: { ...(context && { context }) } };
    const compiled = compileRule({ rule: 'isCalm' }, narrow, place);
    expect(worded(compiled).map(({ message }) => message)).toEqual([
      'The condition "isCalm" (/conditions/isCalm) reads "answers.born", which cannot be read here.',
    ]);
  });
});
