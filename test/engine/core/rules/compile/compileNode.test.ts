import { describe, expect, it } from 'vitest';
import { findProblems } from '../exampleEnvironment.ts';

const name = { var: 'answers.name' };
const numbers = { var: 'answers.numbers' };
const unknown = { var: 'answers.nmae' };
const nested = (depth: number, inner: unknown): unknown => (depth === 0 ? inner : { '!': [nested(depth - 1, inner)] });
const trues = (count: number) => ({ and: Array(count).fill(true) });

describe('the budget of a rule', () => {
  it('has 24 operators inside each other, and 1000 operators and values', () => {
    expect(findProblems(nested(24, true))).toEqual([]);
    expect(findProblems(nested(25, true))).toMatchObject([{ code: 'rule-too-large' }]);
    expect(findProblems(trues(999))).toEqual([]);
    expect(findProblems(trues(1_000))).toMatchObject([{ code: 'rule-too-large' }]);
  });

  it('reports a rule of allowed depth that is too long', () => {
    expect(findProblems(nested(23, trues(2_000)))).toMatchObject([
      { message: 'The rule is too long: it has more than 1000 operators and values.' },
    ]);
  });

  it('is reported once if several operands exceed it', () => {
    expect(findProblems({ and: [nested(30, true), nested(30, true), nested(30, true)] })).toHaveLength(1);
  });
});

/** Problems inside operands of which the operator needs all: only these are told, and nothing that follows from them. */
const inside: readonly (readonly [unknown, readonly string[]])[] = [
  [{ in: [1, [1, { var: 'answers.nmae' }]] }, ['/when/in/1/1/var']],
  [{ '==': [{ var: ['answers.nmae', 'x'] }, 'x'] }, ['/when/==/0/var/0']],
  [{ '==': [{ var: ['answers.name', unknown] }, 'x'] }, ['/when/==/0/var/1/var']],
  [{ '==': [{ var: ['answers.nmae', unknown] }, 'x'] }, ['/when/==/0/var/1/var', '/when/==/0/var/0']],
  [{ some: [unknown, { var: 'dose' }] }, ['/when/some/0/var']],
  [{ some: [name, { var: 'dose' }] }, ['/when/some/0']],
  [{ '==': [{ reduce: [numbers, { var: 'current' }, unknown] }, 1] }, ['/when/==/0/reduce/2/var']],
  [
    { '==': [{ reduce: [unknown, { var: 'current' }, unknown] }, 1] },
    ['/when/==/0/reduce/0/var', '/when/==/0/reduce/2/var'],
  ],
  [{ in: ['x', { missing_some: [unknown, ['answers.name']] }] }, ['/when/in/1/missing_some/0/var']],
  [{ in: ['x', { missing: ['answers.name', 'answers.nmae'] }] }, ['/when/in/1/missing/1']],
  [{ in: ['x', { missing: [['answers.name', 'answers.nmae']] }] }, ['/when/in/1/missing/0/1']],
  [{ in: ['x', { missing: 'answers.nmae' }] }, ['/when/in/1/missing']],
  [{ in: ['x', { missing_some: [1, ['answers.nmae', 'answers.name']] }] }, ['/when/in/1/missing_some/1/0']],
  [{ '<': [name] }, ['/when/<']],
];

describe('a problem of an operand', () => {
  it.each(inside)('of %j is the only one reported', (rule, pointers) => {
    expect(findProblems(rule).map(({ pointer }) => pointer)).toEqual(pointers);
  });

  it('has names to choose from only where one of them is needed', () => {
    expect(findProblems({ '<': [name, 5] })).toStrictEqual([
      {
        document: 'doc',
        pointer: '/when/</0',
        code: 'wrong-operand',
        message: '"<" expects a number or a date, not "answers.name" (text).',
      },
    ]);
    expect(findProblems({ '==': [{ var: 'answers.state' }, 'ZZ'] })).toStrictEqual([
      {
        document: 'doc',
        pointer: '/when/==/1',
        code: 'unknown-choice',
        message: '"==" compares with "ZZ", which is not one of the choices.',
        written: 'ZZ',
        known: ['CA', 'NY', 'OH'],
      },
    ]);
  });
});
