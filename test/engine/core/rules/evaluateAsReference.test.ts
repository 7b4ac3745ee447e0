import fc from 'fast-check';
import jsonLogic from 'json-logic-js';
import { describe, expect, it, vi } from 'vitest';
import { evaluateAsReference } from '../../../../engine/core/rules/evaluateAsReference.ts';
import { operators } from '../../../../engine/core/rules/operators.ts';
import { isTheirs } from './isTheirs.ts';

// Many random cases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** The documented cases of every operator of json-logic-js, with the values in its documentation. */
const table: readonly (readonly [unknown, unknown, unknown])[] = [
  [{ '==': [1, 1] }, null, true],
  [{ '==': [1, '1'] }, null, true],
  [{ '==': [1, 2] }, null, false],
  [{ '==': [0, false] }, null, true],
  [{ '==': [null, { var: 'gone' }] }, {}, true],
  [{ '===': [1, '1'] }, null, false],
  [{ '===': ['a', 'a'] }, null, true],
  [{ '!=': [1, '1'] }, null, false],
  [{ '!=': [1, 2] }, null, true],
  [{ '!==': [1, '1'] }, null, true],
  [{ '>': [2, 1] }, null, true],
  [{ '>': ['2', 1] }, null, true],
  [{ '>': [1, 1] }, null, false],
  [{ '>=': [1, 1] }, null, true],
  [{ '<': [1, 2, 3] }, null, true],
  [{ '<': [1, 1, 3] }, null, false],
  [{ '<': [1, 4, 3] }, null, false],
  [{ '<': [null, 5] }, null, true],
  [{ '<': ['10', '9'] }, null, true],
  [{ '<=': [1, 1, 3] }, null, true],
  [{ '!': [false] }, null, true],
  [{ '!': [[]] }, null, true],
  [{ '!': ['0'] }, null, false],
  [{ '!!': [[]] }, null, false],
  [{ '!!': ['0'] }, null, true],
  [{ or: [false, 'a'] }, null, 'a'],
  [{ or: [false, 0, ''] }, null, ''],
  [{ and: [true, 'a', 0, 1] }, null, 0],
  [{ and: [true, 'a'] }, null, 'a'],
  [{ if: [true, 'yes', 'no'] }, null, 'yes'],
  [{ if: [false, 'yes', 'no'] }, null, 'no'],
  [{ if: [false, 'a', true, 'b', 'c'] }, null, 'b'],
  [{ if: [false, 'a'] }, null, null],
  [{ if: ['only'] }, null, 'only'],
  [{ '?:': [[], 1, 2] }, null, 2],
  [{ in: ['Spring', 'Springfield'] }, null, true],
  [{ in: ['i', 'team'] }, null, false],
  [{ in: [2, [1, 2]] }, null, true],
  [{ in: ['2', [1, 2]] }, null, false],
  [{ in: ['a', null] }, null, false],
  [{ in: ['', ''] }, null, false],
  [{ cat: ['ice', null, 2] }, null, 'ice2'],
  [{ cat: 'x' }, null, 'x'],
  [{ substr: ['jsonlogic', 4] }, null, 'logic'],
  [{ substr: ['jsonlogic', -5] }, null, 'logic'],
  [{ substr: ['jsonlogic', 0, 1] }, null, 'j'],
  [{ substr: ['jsonlogic', -1] }, null, 'c'],
  [{ substr: ['jsonlogic', 4, 5] }, null, 'logic'],
  [{ substr: ['jsonlogic', -5, 5] }, null, 'logic'],
  [{ substr: ['jsonlogic', 4, -2] }, null, 'log'],
  [{ substr: ['jsonlogic', 1, -20] }, null, ''],
  [{ '+': [1, '2', 3] }, null, 6],
  [{ '+': ['3.5'] }, null, 3.5],
  [{ '+': [] }, null, 0],
  [{ '*': [2, '3', 4] }, null, 24],
  [{ '*': ['7'] }, null, '7'],
  [{ '-': [2, 3] }, null, -1],
  [{ '-': [2] }, null, -2],
  [{ '-': ['4', 1] }, null, 3],
  [{ '/': [4, 2] }, null, 2],
  [{ '/': [1, 0] }, null, Number.POSITIVE_INFINITY],
  [{ '%': [5, 3] }, null, 2],
  [{ '%': [-5, 3] }, null, -2],
  [{ max: [1, 3, 2] }, null, 3],
  [{ max: [] }, null, Number.NEGATIVE_INFINITY],
  [{ min: ['4', 3] }, null, 3],
  [{ merge: [[1, 2], 3, [[4]]] }, null, [1, 2, 3, [4]]],
  [{ merge: [] }, null, []],
  [{ var: 'a' }, { a: 1 }, 1],
  [{ var: ['a'] }, { a: 1 }, 1],
  [{ var: 'gone' }, { a: 1 }, null],
  [{ var: ['gone', 9] }, { a: 1 }, 9],
  [{ var: 'a.b.c' }, { a: { b: { c: 3 } } }, 3],
  [{ var: 'a.1' }, { a: ['x', 'y'] }, 'y'],
  [{ var: 1 }, ['x', 'y'], 'y'],
  [{ var: '' }, 7, 7],
  [{ var: { if: [true, 'a', 'b'] } }, { a: 'computed' }, 'computed'],
  [{ var: 'list.length' }, { list: [1, 2] }, 2],
  [{ var: 'text.length' }, { text: 'abc' }, 3],
  [{ missing: ['a', 'b'] }, { a: 1, b: '' }, ['b']],
  [{ missing: [['a', 'b']] }, {}, ['a', 'b']],
  [{ missing: 'a' }, { a: null }, ['a']],
  [{ missing: [] }, {}, []],
  [{ missing: [] }, null, []],
  [{ missing: [0] }, ['x'], []],
  [{ missing: [1] }, ['x'], [1]],
  [{ missing_some: [1, ['a', 'b']] }, { a: 1 }, []],
  [{ missing_some: [2, ['a', 'b', 'c']] }, { a: 1 }, ['b', 'c']],
  [{ map: [{ var: 'n' }, { '*': [{ var: '' }, 2] }] }, { n: [1, 2] }, [2, 4]],
  [{ map: [{ var: 'gone' }, 1] }, {}, []],
  [{ filter: [{ var: 'n' }, { '>': [{ var: '' }, 1] }] }, { n: [1, 2] }, [2]],
  [{ filter: [{ var: 'gone' }, true] }, {}, []],
  [
    {
      reduce: [{ var: 'n' }, { '+': [{ var: 'current' }, { var: 'accumulator' }] }, 0],
    },
    { n: [1, 2, 3] },
    6,
  ],
  [{ reduce: [{ var: 'gone' }, 1, 5] }, {}, 5],
  [{ reduce: [{ var: 'gone' }, 1] }, {}, null],
  [{ all: [{ var: 'n' }, { '>': [{ var: '' }, 0] }] }, { n: [1, 2] }, true],
  [{ all: [[], true] }, {}, false],
  [{ all: [{ var: 'gone' }, true] }, {}, false],
  [{ some: [{ var: 'n' }, { '>': [{ var: '' }, 1] }] }, { n: [1, 2] }, true],
  [{ some: [[], true] }, {}, false],
  [{ none: [{ var: 'n' }, { '>': [{ var: '' }, 5] }] }, { n: [1, 2] }, true],
  [{ none: [[], true] }, {}, true],
  [{ none: [{ var: 'gone' }, true] }, {}, true],
  [{ a: 1, b: 2 }, {}, { a: 1, b: 2 }],
  ['plain', {}, 'plain'],
  [[{ var: 'a' }, 2], { a: 1 }, [1, 2]],
];

describe('the operators in reference mode', () => {
  it.each(table)('%j over %j is %j', (rule, data, expected) => {
    expect(evaluateAsReference(rule, data)).toEqual(expected);
    expect(jsonLogic.apply(asRule(rule), data)).toEqual(expected);
  });

  it('refuses an operator that the table does not have', () => {
    expect(() => evaluateAsReference({ log: 'x' }, {})).toThrow('"log" is not an operator.');
  });

  it('never reaches the prototype chain, where json-logic-js does', () => {
    expect(evaluateAsReference({ var: 'constructor.name' }, {})).toBeNull();
  });

  it('have a case each that json-logic-js knows', () => {
    const tried = table.flatMap(([rule]) => Object.keys(Object(rule)));
    const missing = operators.map(({ name }) => name).filter((name) => isTheirs(name) && !tried.includes(name));
    expect(missing, 'what json-logic-js gives stands in the table of this test').toEqual([]);
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
