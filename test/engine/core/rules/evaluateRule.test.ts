import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Answers } from '#engine';
import { compileMention, compileRule } from '../../../../engine/core/rules/compile/compileRule.ts';
import { evaluateCondition, evaluateRule } from '../../../../engine/core/rules/evaluateRule.ts';
import { operators } from '../../../../engine/core/rules/operators/operators.ts';
import { UNKNOWN } from '../../../../engine/core/rules/Unknown.ts';
import { complete, conditions, spoiled, wellTyped } from './arbitraryRules.ts';
import { buildScope, environment, evaluateOver, place } from './exampleEnvironment.ts';
import { isTheirs } from './isTheirs.ts';

// Many random cases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const happy = { var: 'answers.happy' };
const sad = { var: 'answers.sad' };
const born = { var: 'answers.born' };
const today = { var: 'context.today' };
const numbers = { var: 'answers.numbers' };
const meds = { var: 'answers.meds' };
const dose = { '>': [{ var: 'dose' }, 5] };

describe('three-valued logic', () => {
  it.each([
    ['and', true, true, true],
    ['and', true, false, false],
    ['and', false, undefined, false],
    ['and', undefined, false, false],
    ['and', true, undefined, 'unknown'],
    ['and', undefined, undefined, 'unknown'],
    ['or', false, false, false],
    ['or', true, undefined, true],
    ['or', undefined, true, true],
    ['or', false, undefined, 'unknown'],
    ['or', undefined, undefined, 'unknown'],
  ])('%s of %s and %s is %s', (operator, a, b, expected) => {
    expect(evaluateOver({ [operator]: [happy, sad] }, { happy: a, sad: b })).toBe(expected);
  });

  const cases: readonly (readonly [rule: unknown, answers: Answers, expected: unknown])[] = [
    [{ '!': happy }, {}, 'unknown'],
    [{ '!': happy }, { happy: false }, true],
    [{ '!!': [happy] }, {}, 'unknown'],
    [{ if: [happy, true, false] }, {}, 'unknown'],
    [{ if: [happy, sad, false] }, { happy: false }, false],
    [{ if: [happy, sad, false] }, { happy: true }, 'unknown'],
    [{ if: [happy, sad, sad, happy, true] }, { happy: false, sad: false }, true],
    [{ '==': [happy, sad] }, {}, 'unknown'],
    [{ '!=': [happy, sad] }, { happy: true }, 'unknown'],
    [{ '<': [{ var: 'answers.count' }, 5] }, {}, 'unknown'],
    [{ '<': [{ var: 'answers.count' }, 5] }, { count: null }, 'unknown'],
    [{ '<': [{ var: 'answers.count' }, 5] }, { count: 'abc' }, 'unknown'],
    [{ '<': [{ var: 'answers.count' }, 5] }, { count: 4 }, true],
    [{ '<': [0, { var: 'answers.count' }, 5] }, { count: 5 }, false],
    [{ '==': [{ var: 'answers.name' }, 'Ann'] }, { name: '' }, 'unknown'],
    [{ '==': [{ var: 'answers.state' }, 'CA'] }, { state: 'XX' }, 'unknown'],
    [{ in: [{ var: 'answers.state' }, []] }, { state: 'CA' }, false],
    [{ in: [{ var: 'answers.state' }, []] }, {}, 'unknown'],
    [{ '==': [{ var: 'answers.level' }, 2] }, { level: 2 }, true],
    [{ '==': [{ var: 'answers.level' }, 2] }, { level: '2' }, 'unknown'],
    [{ '==': [born, '2020-02-29'] }, { born: '2020-02-29' }, true],
    [{ '==': [born, '2020-02-29'] }, { born: '2021-02-29' }, 'unknown'],
    [{ '>': [born, today] }, { born: '2026-11-22' }, true],
    [{ '==': [{ addDays: [today, 1] }, '2026-11-22'] }, {}, true],
    [{ '==': [{ addMonths: [born, 1] }, '2020-02-29'] }, { born: '2020-01-31' }, true],
    [{ '==': [{ addYears: [born, 1] }, '2021-02-28'] }, { born: '2020-02-29' }, true],
    [{ '==': [{ daysBetween: [born, today] }, 1] }, { born: '2026-11-20' }, true],
    [{ '==': [{ monthsBetween: [born, today] }, 0] }, { born: '2026-10-22' }, true],
    [{ '>=': [{ yearsBetween: [born, today] }, 18] }, {}, 'unknown'],
    [{ '>': [{ '/': [1, { var: 'answers.count' }] }, 0] }, { count: 0 }, 'unknown'],
    [{ '==': [{ '%': [{ var: 'answers.count' }, 2] }, 1] }, { count: 3 }, true],
    [{ '<=': [{ '+': [{ var: 'answers.count' }, 1] }, { var: 'settings.most' }] }, { count: 1 }, true],
    [{ '==': [{ '-': [{ var: 'answers.count' }] }, -3] }, { count: 3 }, true],
    [{ '==': [{ '*': [{ min: [2, 3] }, { max: [4, 5] }] }, 10] }, {}, true],
    [{ '==': [{ cat: [{ var: 'answers.name' }, '!'] }, 'Ann!'] }, { name: 'Ann' }, true],
    [{ '==': [{ substr: [{ var: 'answers.name' }, 0, 1] }, 'A'] }, { name: 'Ann' }, true],
    [{ sameText: [{ var: 'answers.name' }, ' ann'] }, { name: 'Ann' }, true],
    [{ sameText: [{ var: 'answers.name' }, 'Anne'] }, { name: 'Ann' }, false],
    [{ sameText: [{ var: 'answers.name' }, 'Ann'] }, {}, 'unknown'],
    [{ '>': [{ length: { var: 'answers.name' } }, 2] }, { name: '😀😀' }, false],
    [{ '>': [{ length: { var: 'answers.tags' } }, 1] }, { tags: ['red', 'green'] }, true],
    [{ '>': [{ length: { var: 'answers.tags' } }, 1] }, {}, 'unknown'],
    [{ in: ['red', { var: 'answers.tags' }] }, { tags: ['red'] }, true],
    [{ in: ['red', { var: 'answers.tags' }] }, { tags: [] }, false],
    [{ in: ['red', { var: 'answers.tags' }] }, { tags: ['blue'] }, 'unknown'],
    [{ in: [{ var: 'answers.state' }, ['CA', 'NY']] }, { state: 'OH' }, false],
    [{ in: ['nn', { var: 'answers.name' }] }, { name: 'Ann' }, true],
    [{ in: [3, { merge: [numbers, 3] }] }, { numbers: [1] }, true],
    [{ includesSet: [numbers, [[1, 2], [3]]] }, { numbers: [2, 5, 1] }, true],
    [{ includesSet: [numbers, [[1, 2], [3]]] }, { numbers: [3] }, true],
    [{ includesSet: [numbers, [[1, 2], [3]]] }, { numbers: [1, 5] }, false],
    [{ includesSet: [numbers, [[], [3]]] }, { numbers: [1] }, false],
    [{ includesSet: [numbers, []] }, { numbers: [1] }, false],
    [{ includesSet: [numbers, [[1]]] }, {}, 'unknown'],
    [{ answered: { var: 'answers.name' } }, {}, false],
    [{ answered: { var: 'answers.name' } }, { name: '' }, false],
    [{ answered: { var: 'answers.name' } }, { name: 'Ann' }, true],
    [{ answered: { var: 'answers.count' } }, { count: 'ill-typed' }, false],
    [{ answered: { var: 'answers.tags' } }, { tags: [] }, false],
    [{ answered: { var: 'answers.tags' } }, { tags: ['red'] }, true],
    [{ answered: { var: 'answers.anything' } }, { anything: 1 }, true],
    [{ answered: { var: 'answers.address' } }, { address: { city: 'X' } }, true],
    [{ '==': [{ var: ['answers.name', 'nobody'] }, 'nobody'] }, {}, true],
    [{ '==': [{ var: ['answers.name', 'nobody'] }, 'nobody'] }, { name: null }, true],
    [{ '==': [{ var: ['answers.name', 'nobody'] }, 'nobody'] }, { name: 5 }, 'unknown'],
    [{ '==': [{ length: { missing: ['answers.name', 'answers.count'] } }, 1] }, { name: 'A', count: 'x' }, true],
    [{ in: ['answers.name', { missing: [['answers.name']] }] }, {}, true],
    [{ '>': [{ length: { missing_some: [1, ['answers.name', 'answers.count']] } }, 0] }, { name: 'A' }, false],
    [{ '>': [{ length: { missing_some: [2, ['answers.name', 'answers.count']] } }, 0] }, { name: 'A' }, true],
    [{ '==': [{ var: 'answers.meds.0.name' }, 'x'] }, { meds: [{ name: 'x' }] }, true],
    [{ '==': [{ var: 'answers.meds.1.name' }, 'x'] }, { meds: [{ name: 'x' }] }, 'unknown'],
    [{ var: 'steps.before.agreed' }, {}, true],
    [true, {}, true],
  ];

  it.each(cases)('%j over %j is %s', (rule, answers, expected) => {
    expect(evaluateOver(rule, answers)).toBe(expected);
  });

  it('has a case for each operator that json-logic-js does not have', () => {
    const ours = operators.map(({ name }) => name).filter((name) => !isTheirs(name));
    const tried = JSON.stringify(cases);
    expect(
      ours.filter((name) => !tried.includes(`"${name}":`)),
      'what each gives stands in the cases of this test',
    ).toEqual([]);
  });
});

describe('list operators', () => {
  const given = (...doses: readonly unknown[]) => ({ meds: doses.map((each) => ({ name: 'x', dose: each })) as never });

  it.each([
    [{ some: [meds, dose] }, given(1, 9), true],
    [{ some: [meds, dose] }, given(1, undefined), 'unknown'],
    [{ some: [meds, dose] }, given(9, undefined), true],
    [{ some: [meds, dose] }, {}, 'unknown'],
    [{ some: [meds, dose] }, given(), false],
    [{ none: [meds, dose] }, given(1, 2), true],
    [{ none: [meds, dose] }, given(1, undefined), 'unknown'],
    [{ none: [meds, dose] }, given(9, undefined), false],
    [{ all: [meds, dose] }, given(9, 8), true],
    [{ all: [meds, dose] }, given(9, undefined), 'unknown'],
    [{ all: [meds, dose] }, given(1, undefined), false],
    [{ all: [meds, dose] }, given(), false],
    [{ '==': [{ length: { filter: [meds, dose] } }, 1] }, given(1, 9), true],
    [{ '==': [{ length: { filter: [meds, dose] } }, 1] }, given(9, undefined), 'unknown'],
    [{ in: [2, { map: [numbers, { '*': [{ var: '' }, 2] }] }] }, { numbers: [1] }, true],
    [{ in: [2, { map: [meds, { var: 'dose' }] }] }, given(2, undefined), 'unknown'],
    [
      { '==': [{ reduce: [numbers, { '+': [{ var: 'current' }, { var: 'accumulator' }] }, 0] }, 6] },
      { numbers: [1, 2, 3] },
      true,
    ],
    [{ '>': [{ reduce: [numbers, { '/': [{ var: 'current' }, 0] }, 0] }, 1] }, { numbers: [1, 2] }, 'unknown'],
    [
      { in: [3, { reduce: [numbers, { merge: [{ var: 'accumulator' }, { var: 'current' }] }, []] }] },
      { numbers: [3] },
      true,
    ],
    [{ '==': [{ reduce: [numbers, { var: 'current' }, 0] }, 3] }, {}, 'unknown'],
    [{ '==': [{ reduce: [numbers, { var: 'current' }, { var: 'answers.count' }] }, 3] }, { numbers: [3] }, 'unknown'],
    [
      { '==': [{ reduce: [numbers, { var: 'current' }, { var: 'answers.count' }] }, 3] },
      { numbers: [3], count: 0 },
      true,
    ],
  ])('%j over %j is %s', (rule, answers, expected) => {
    expect(evaluateOver(rule, answers)).toBe(expected);
  });
});

it('takes no value for a condition but true and false', () => {
  const compiled = compileMention({ var: 'answers.name' }, environment, place);
  expect(compiled.ok && evaluateRule(compiled.value, buildScope({ name: 'x' }))).toBe('x');
  expect(compiled.ok && evaluateCondition(compiled.value, buildScope({ name: 'x' }))).toBe(UNKNOWN);
});

describe('budgets at run time', () => {
  const many = { numbers: Array.from({ length: 300 }, (_, index) => index) };

  it('gives up on a rule that takes too many steps', () => {
    const square = { some: [numbers, { '==': [{ var: '' }, 299] }] };
    expect(evaluateOver(square, many)).toBe(true);
    const long = { and: Array.from({ length: 40 }, () => ({ some: [numbers, { '==': [{ var: '' }, -1] }] })) };
    expect(evaluateOver({ '!': long }, many)).toBe(true);
    const longer = { and: Array.from({ length: 40 }, () => ({ none: [numbers, { '==': [{ var: '' }, -1] }] })) };
    expect(evaluateOver(longer, many)).toBe('unknown');
  });

  it('has 20,000 steps: one for each operator, literal and read, inside a list operator for each entry', () => {
    const negative = { some: [numbers, { '<': [{ var: '' }, 0] }] };
    const given = (entries: number) => ({ numbers: Array(entries).fill(1) });
    expect(evaluateOver(negative, given((20_000 - 2) / 3))).toBe(false);
    expect(evaluateOver(negative, given((20_000 - 2) / 3 + 1))).toBe('unknown');
  });

  it('has 10,000 characters for a text that a rule builds', () => {
    const built = { in: ['!', { cat: [{ var: 'answers.name' }, '!'] }] };
    expect(evaluateOver(built, { name: 'x'.repeat(9_999) })).toBe(true);
    expect(evaluateOver(built, { name: 'x'.repeat(10_000) })).toBe('unknown');
  });

  it('gives up on a text or a list that grows without end', () => {
    const doubled = { cat: [{ var: 'accumulator' }, { var: 'accumulator' }] };
    expect(evaluateOver({ '==': [{ reduce: [numbers, doubled, 'x'] }, 'y'] }, many)).toBe('unknown');
    const list = { merge: [{ var: 'accumulator' }, { var: 'accumulator' }] };
    expect(evaluateOver({ in: [1, { reduce: [numbers, list, [1]] }] }, many)).toBe('unknown');
  });
});

describe('rules never fail open', () => {
  it('says the same with answers missing or spoiled, or else that it does not know', () => {
    let known = 0;
    fc.assert(
      fc.property(conditions, complete, spoiled, (rule, answers, spoils) => {
        const compiled = compileRule(rule, environment, place);
        if (!compiled.ok) return;
        const kept = Object.entries(spoils).filter(([name, value]) => !wellTyped(name, value));
        const partial = { ...answers, ...Object.fromEntries(kept) } as typeof answers;
        const result = evaluateRule(compiled.value, buildScope(partial));
        if (result === UNKNOWN) return;
        known += 1;
        expect(result).toBe(evaluateRule(compiled.value, buildScope(answers)));
      }),
      { numRuns: 10_000 },
    );
    expect(known).toBeGreaterThan(2_000);
  });

  it('is never anything but true, false or unknown, and never throws', () => {
    fc.assert(
      fc.property(conditions, spoiled, (rule, spoils) => {
        const compiled = compileRule(rule, environment, place);
        if (!compiled.ok) return;
        expect([true, false, UNKNOWN]).toContain(evaluateRule(compiled.value, buildScope(spoils as never)));
      }),
      { numRuns: 5_000 },
    );
  });
});
