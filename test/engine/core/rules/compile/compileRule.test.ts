import { describe, expect, it } from 'vitest';
import { compileMention, compileRule, compileValue } from '../../../../../engine/core/rules/compile/compileRule.ts';
import { environment, findProblems, place } from '../exampleEnvironment.ts';

const name = { var: 'answers.name' };
const state = { var: 'answers.state' };
const born = { var: 'answers.born' };
const happy = { var: 'answers.happy' };
const tags = { var: 'answers.tags' };
const meds = { var: 'answers.meds' };
const nested = (depth: number): unknown => (depth === 0 ? true : { '!': [nested(depth - 1)] });

/** Every way in which a rule can be wrong: the rule, then the code, pointer, message and any suggestion. */
const wrong: readonly (readonly [unknown, string, string, string, string?])[] = [
  [{ var: 'answers.nmae' }, 'name', '/when/var', '"nmae" is not in "answers".', 'name'],
  [{ var: 'anwsers.name' }, 'name', '/when/var', '"anwsers" is not a name that a rule can read.', 'answers'],
  [{ var: 'steps.after.x' }, 'name', '/when/var', '"after" is not in "steps".'],
  [
    { '==': [{ var: 'answers.address.cty' }, 'x'] },
    'name',
    '/when/==/0/var',
    '"cty" is not in "answers.address".',
    'city',
  ],
  [
    { '==': [{ var: 'answers.name.length' }, 3] },
    'name',
    '/when/==/0/var',
    '"answers.name" is text, and has no "length".',
  ],
  [{ var: 'answers.__proto__' }, 'name', '/when/var', '"__proto__" cannot be the name of an answer.'],
  [{ var: 'answers.constructor' }, 'name', '/when/var', '"constructor" cannot be the name of an answer.'],
  [{ var: 'answers.toString' }, 'name', '/when/var', '"toString" is not in "answers".'],
  [{ var: { cat: ['answers.', 'name'] } }, 'name', '/when/var', 'A name is written out as text, never computed.'],
  [{ var: 7 }, 'name', '/when/var', 'A name is written out as text, never computed.'],
  [{ var: '' }, 'name', '/when/var', 'An empty name is allowed only inside a list operator.'],
  [{ var: 'answers' }, 'name', '/when/var', '"answers" is a group of names; write "answers.name".'],
  [{ equals: [1, 1] }, 'operator', '/when/equals', '"equals" is not an operator.'],
  [{ log: 'x' }, 'operator', '/when/log', '"log" is not an operator.'],
  [{ ad: [true] }, 'operator', '/when/ad', '"ad" is not an operator.', 'and'],
  [{ and: [true], or: [true] }, 'operator', '/when', 'A rule has exactly one operator; this has 2.'],
  [{}, 'operator', '/when', 'A rule has exactly one operator; this has 0.'],
  [{ '!': [true, true] }, 'arity', '/when/!', '"!" takes 1 operand, not 2.'],
  [{ '<': [1] }, 'arity', '/when/<', '"<" takes 2 to 3 operands, not 1.'],
  [{ and: [] }, 'arity', '/when/and', '"and" takes 1 or more operands, not 0.'],
  [
    { if: [happy, true, happy, true] },
    'arity',
    '/when/if/0',
    '"if" needs a last operand for when no condition holds (3, 5, 7, ... operands).',
  ],
  ['text', 'type', '/when', 'A condition must be a yes/no value, not text.'],
  [{ '+': [1, 2] }, 'type', '/when', 'A condition must be a yes/no value, not a number.'],
  [
    { '==': [name, null] },
    'type',
    '/when/==/1',
    'A rule cannot compare with null; ask { "answered": { "var": "..." } } instead.',
  ],
  [{ '==': [name, 5] }, 'type', '/when/==/0', '"==" compares text with a number.'],
  [{ '==': [born, name] }, 'type', '/when/==/0', '"==" compares a date with text.'],
  [
    { '==': [born, 'tomorrow'] },
    'type',
    '/when/==/0',
    '"==" compares a date with the text "tomorrow" (a date is written like "2026-01-31").',
  ],
  [
    { '==': [{ var: 'answers.anything' }, 1] },
    'type',
    '/when/==/0',
    '"==" compares a value of no single type with a number.',
  ],
  [
    { '==': [{ var: 'answers.address' }, { var: 'answers.address' }] },
    'type',
    '/when/==/0',
    '"==" compares a group of answers with a group of answers.',
  ],
  [{ '==': [state, 'ZZ'] }, 'value', '/when/==/1', '"==" compares with "ZZ", which is not one of the choices.'],
  [{ '!=': ['AC', state] }, 'value', '/when/!=/0', '"!=" compares with "AC", which is not one of the choices.'],
  [
    { '==': [{ var: 'answers.level' }, 3] },
    'value',
    '/when/==/1',
    '"==" compares with 3, which is not one of the choices.',
  ],
  [{ in: [state, ['CA', 'ZZ']] }, 'value', '/when/in/1', '"in" looks for "ZZ", which is not one of the choices.'],
  [{ in: ['blue', tags] }, 'value', '/when/in/0', '"in" compares with "blue", which is not one of the choices.'],
  [{ in: [5, tags] }, 'type', '/when/in/0', '"in" compares a number with text.'],
  [{ in: ['a', { var: 'answers.count' }] }, 'type', '/when/in/1', '"in" expects a list, not a number.'],
  [{ '<': [name, 5] }, 'type', '/when/</0', '"<" expects a number or a date, not text.'],
  [{ '<': [born, 5] }, 'type', '/when/</1', '"<" compares a date with a number.'],
  [{ and: [happy, name] }, 'type', '/when/and/1', '"and" expects a yes/no value, not text.'],
  [{ '!': tags }, 'type', '/when/!', '"!" expects a yes/no value, not a list (each entry text).'],
  [{ if: [name, true, false] }, 'type', '/when/if/0', '"if" expects a yes/no value, not text.'],
  [{ if: [happy, true, 'no'] }, 'type', '/when/if/2', '"if" gives values of different types.'],
  [{ '==': [{ '+': ['1', 2] }, 3] }, 'type', '/when/==/0/+/0', '"+" expects a number, not the text "1".'],
  [{ '==': [{ substr: [5, 1] }, 'x'] }, 'type', '/when/==/0/substr/0', '"substr" expects text, not a number.'],
  [
    { '==': [{ cat: [true] }, 'x'] },
    'type',
    '/when/==/0/cat/0',
    '"cat" expects text or a number or a date, not a yes/no value.',
  ],
  [
    { '>': [{ length: { var: 'answers.count' } }, 1] },
    'type',
    '/when/>/0/length',
    '"length" expects text or a list, not a number.',
  ],
  [
    { '>': [{ yearsBetween: [name, born] }, 1] },
    'type',
    '/when/>/0/yearsBetween/0',
    '"yearsBetween" expects a date, not text.',
  ],
  [{ '>': [{ addDays: [born, name] }, born] }, 'type', '/when/>/0/addDays/1', '"addDays" expects a number, not text.'],
  [{ some: [name, true] }, 'type', '/when/some/0', '"some" expects a list, not text.'],
  [{ some: [meds, { var: 'dose' }] }, 'type', '/when/some/1', '"some" expects a yes/no value, not a number.'],
  [
    { some: [meds, { var: 'takn' }] },
    'name',
    '/when/some/1/var',
    '"takn" is not a name that a rule can read.',
    'taken',
  ],
  [
    { some: [meds, { var: 'answers.happy' }] },
    'name',
    '/when/some/1/var',
    '"answers" is not a name that a rule can read.',
  ],
  [
    { '==': [{ reduce: [meds, { var: 'current.name' }, 0] }, 1] },
    'type',
    '/when/==/0/reduce/1',
    '"reduce" starts with a number but goes on with text.',
  ],
  [{ in: [1, { merge: [[1], 'a'] }] }, 'type', '/when/in/1/merge/1', '"merge" joins entries of different types.'],
  [{ in: [1, [1, 'a']] }, 'type', '/when/in/1/1', 'The list has text among entries that are a number.'],
  [
    { answered: 'answers.name' },
    'type',
    '/when/answered',
    '"answered" asks about one answer: { "var": "answers.name" }, without a default.',
  ],
  [
    { '==': [{ var: ['answers.name', 5] }, 'x'] },
    'type',
    '/when/==/0/var/1',
    'The default is a number but the answer is text.',
  ],
  [
    { '>': [{ length: { missing: ['answers.nmae'] } }, 0] },
    'name',
    '/when/>/0/length/missing/0',
    '"nmae" is not in "answers".',
    'name',
  ],
  [
    { in: ['a', { missing_some: ['x', ['answers.name']] }] },
    'type',
    '/when/in/1/missing_some/0',
    '"missing_some" expects a number.',
  ],
];

describe('compileRule', () => {
  it.each(wrong)('refuses %j', (rule, code, pointer, message, suggestion) => {
    const [first] = findProblems(rule);
    expect(first).toMatchObject({ document: 'doc', code, pointer, message });
    expect(first?.suggestion).toBe(suggestion);
  });

  it('tells the known names with an unknown one, and the choices with a wrong one', () => {
    expect(findProblems({ var: 'context.tody' })[0]).toMatchObject({ known: ['today'], suggestion: 'today' });
    expect(findProblems({ '==': [state, 'ZZ'] })[0]?.known).toEqual(['CA', 'NY', 'OH']);
  });

  it('finds every problem of a rule, not only the first', () => {
    const found = findProblems({ and: [{ var: 'answers.x' }, { '<': [name, 1] }, { nope: 1 }] });
    expect(found.map(({ pointer }) => pointer)).toEqual(['/when/and/0/var', '/when/and/1/</0', '/when/and/2/nope']);
  });

  it('tells what a rule reads, but not what it reads of list entries', () => {
    const rule = { and: [happy, { some: [meds, { var: 'taken' }] }, { missing: [] }] };
    const compiled = compileRule({ and: rule.and.slice(0, 2) }, environment, place);
    expect(compiled.ok && compiled.value.reads).toEqual([
      ['answers', 'happy'],
      ['answers', 'meds'],
    ]);
  });

  it.each([
    ['deep: it has operators inside each other more than 24 times', nested(30)],
    ['long: it has more than 1000 operators and values', { and: Array(2_000).fill(true) }],
    ['long: it has more than 1000 operators and values', { missing: Array(200_000).fill('answers.nobody') }],
    ['long: it has more than 1000 operators and values', { missing_some: [1, Array(200_000).fill('answers.nobody')] }],
  ])('refuses a rule that is too %s', (excess, rule) => {
    expect(findProblems(rule).map(({ code, message }) => [code, message])).toEqual([
      ['budget', `The rule is too ${excess}.`],
    ]);
  });

  it('refuses hostile rules at once', () => {
    const wide: unknown = { and: Array(200_000).fill({ '==': [{ var: 'answers.name' }, 'x'] }) };
    const started = performance.now();
    expect(findProblems(wide)[0]?.code).toBe('budget');
    expect(findProblems(nested(5_000))[0]?.code).toBe('budget');
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

it.each([
  [{ var: 'answers.happy' }, 'A message can mention a date, a number or a text, not a yes/no value.'],
  [{ var: 'answers.tags' }, 'A message can mention a date, a number or a text, not a list (each entry text).'],
])('compileMention refuses %j', (rule, message) => {
  expect(compileMention(rule, environment, place)).toEqual({
    ok: false,
    problems: [{ ...place, code: 'type', message }],
  });
});

it.each([
  [{ var: 'answers.count' }, 'The value must be text, not a number.'],
  [{ var: 'answers.address' }, 'The value must be text, not a group of answers.'],
])('compileValue refuses %j where text is wanted', (rule, message) => {
  const compiled = compileValue(rule, { kind: 'string' }, environment, place);
  expect(compiled).toEqual({ ok: false, problems: [{ ...place, code: 'type', message }] });
});
