import fc from 'fast-check';
import jsonLogic from 'json-logic-js';
import { describe, expect, it, vi } from 'vitest';
import { evaluateAsReference } from '../../../../../engine/core/rules/operators/evaluateAsReference.ts';
import { operators } from '../../../../../engine/core/rules/operators/operators.ts';
import { UNKNOWN } from '../../../../../engine/core/rules/Unknown.ts';
import { isTheirs } from '../isTheirs.ts';
import { referenceCases } from '../referenceCases.ts';

// Many random cases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe('the operators in reference mode', () => {
  it.each(referenceCases)('%j over %j is %j', (rule, data, expected) => {
    expect(evaluateAsReference(rule, data)).toEqual(expected);
    expect(jsonLogic.apply(asRule(rule), data)).toEqual(expected);
  });

  it('refuses an operator that rules do not have', () => {
    expect(() => evaluateAsReference({ log: 'x' }, {})).toThrow('"log" is not an operator.');
  });

  it('never reaches the prototype chain, where json-logic-js does', () => {
    expect(evaluateAsReference({ var: 'constructor.name' }, {})).toBeNull();
  });

  it('have a case each that json-logic-js knows', () => {
    const tried = referenceCases.flatMap(([rule]) => Object.keys(Object(rule)));
    const missing = operators.map(({ name }) => name).filter((name) => isTheirs(name) && !tried.includes(name));
    expect(missing, 'what json-logic-js gives stands in test/engine/core/rules/referenceCases.ts').toEqual([]);
  });

  it.each(operators.map(({ name }) => name))(
    '%s takes an object with members that JavaScript would call',
    (operator) => {
      const named: unknown = JSON.parse('{ "o": { "toString": "x", "valueOf": "x" } }');
      for (const other of [1, 'a', { var: 'o' }])
        expect(() => [
          evaluateAsReference({ [operator]: [{ var: 'o' }, other] }, named),
          evaluateAsReference({ [operator]: [other, { var: 'o' }] }, named),
        ]).not.toThrow();
    },
  );

  it.each(operators.map(({ name }) => name))('%s takes fewer operands than it needs', (operator) => {
    expect(() => [
      evaluateAsReference({ [operator]: [] }, {}),
      evaluateAsReference({ [operator]: [[1]] }, {}),
    ]).not.toThrow();
  });

  it('find nothing missing where the names are no list', () => {
    expect(evaluateAsReference({ missing_some: [1, 'a'] }, {})).toEqual([]);
  });

  it.each([
    [{ addDays: ['today', 1] }, UNKNOWN],
    [{ daysBetween: ['today', '2026-01-31'] }, UNKNOWN],
    [{ daysBetween: ['2026-01-31', 'today'] }, UNKNOWN],
    [[{ addDays: ['today', 1] }], [null]],
    [{ '==': [{ addDays: ['today', 1] }, null] }, true],
    [{ missing: [{ addDays: ['today', 1] }] }, []],
  ])('have no value for a date that is none, which counts as missing: %j', (rule, expected) => {
    expect(evaluateAsReference(rule, {})).toEqual(expected);
  });

  it('refuses a rule that is no JSON', () => {
    expect(() => evaluateAsReference({ '!': [undefined] }, {})).toThrow('A rule is JSON.');
  });

  it('equals json-logic-js on random rules and data', () => {
    fc.assert(
      fc.property(rules, data, (rule, given) => {
        expect(outcome(() => evaluateAsReference(rule, given))).toEqual(
          outcome(() => jsonLogic.apply(asRule(rule), given)),
        );
      }),
      { numRuns: 3_000 },
    );
  });
});

/**
 * Casts a rule, since the type of json-logic-js allows only well-formed rules and the reference is also tested with
 * malformed ones.
 */
function asRule(rule: unknown): jsonLogic.RulesLogic {
  return rule as jsonLogic.RulesLogic;
}

/**
 * The outcome of a rule. Some rules make the reference throw a TypeError where ours has a value; these do not count as
 * differences.
 */
function outcome(run: () => unknown): unknown {
  try {
    return { value: run() };
  } catch (error) {
    return error instanceof TypeError ? expect.anything() : error;
  }
}

const scalars = fc.oneof(
  fc.constantFrom(0, 1, -1, 2, 0.5, 10, '', '0', '1', 'a', 'b', 'abc', '10', true, false, null),
  fc.integer({ min: -20, max: 20 }),
);
const values = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 2 }, scalars, fc.array(tie('value'), { maxLength: 3 })),
})).value;
const data = fc.record({
  a: values,
  b: scalars,
  n: fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 4 }),
  o: fc.record({ p: scalars, q: values }),
});
const paths = fc.constantFrom('a', 'b', 'n', 'o', 'o.p', 'o.q', 'n.0', 'gone', 'a.0', '');

const rules = fc.letrec<{ rule: unknown }>((tie) => {
  const rule = tie('rule');
  const call = (names: readonly string[], operands: fc.Arbitrary<readonly unknown[]>) =>
    fc.tuple(fc.constantFrom(...names), operands).map(([name, given]) => ({ [name]: given }));
  const some = (least: number, most: number) => fc.array(rule, { minLength: least, maxLength: most });
  return {
    rule: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      scalars,
      paths.map((path) => ({ var: path })),
      fc.tuple(paths, scalars).map(([path, fallback]) => ({ var: [path, fallback] })),
      call(['==', '===', '!=', '!==', '>', '>=', '%', '/', 'in'], some(2, 2)),
      call(['<', '<='], some(2, 3)),
      call(['!', '!!'], some(1, 1)),
      call(['and', 'or', 'min', 'max', '+', 'cat', 'merge'], some(1, 3)),
      call(['*'], some(1, 3)),
      call(['-'], some(1, 2)),
      call(['if', '?:'], some(0, 5)),
      call(['substr'], fc.tuple(rule, fc.integer({ min: -4, max: 4 }), fc.integer({ min: -4, max: 4 }))),
      call(['map', 'filter', 'all', 'some', 'none'], some(2, 2)),
      call(['reduce'], some(3, 3)),
      call(['missing'], fc.array(paths, { maxLength: 3 })),
      fc.tuple(fc.nat(2), fc.array(paths, { maxLength: 3 })).map((given) => ({ missing_some: given })),
    ),
  };
}).rule;
