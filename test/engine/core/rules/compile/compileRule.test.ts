import { describe, expect, it } from 'vitest';
import { suggestName } from '#engine/problems';
import { compileMention, compileRule, compileValue } from '../../../../../engine/core/rules/compile/compileRule.ts';
import { worded } from '../../problems/worded.ts';
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
  [{ var: 'answers.nmae' }, 'unknown-name', '/when/var', '"nmae" is not in "answers".', 'name'],
  [{ var: 'anwsers.name' }, 'unknown-name', '/when/var', '"anwsers" is not a name that a rule can read.', 'answers'],
  [{ var: 'steps.after.x' }, 'unknown-name', '/when/var', '"after" is not in "steps".'],
  [
    { '==': [{ var: 'answers.address.cty' }, 'x'] },
    'unknown-name',
    '/when/==/0/var',
    '"cty" is not in "answers.address".',
    'city',
  ],
  [
    { '==': [{ var: 'answers.name.length' }, 3] },
    'unknown-name',
    '/when/==/0/var',
    '"answers.name" is text, and has no "length".',
  ],
  [{ var: 'answers.__proto__' }, 'forbidden-name', '/when/var', '"__proto__" cannot be the name of an answer.'],
  [{ var: 'answers.constructor' }, 'forbidden-name', '/when/var', '"constructor" cannot be the name of an answer.'],
  [{ var: 'answers.toString' }, 'unknown-name', '/when/var', '"toString" is not in "answers".'],
  [
    { var: { cat: ['answers.', 'name'] } },
    'malformed-name',
    '/when/var',
    'A name is written out as text, never computed.',
  ],
  [{ var: 7 }, 'malformed-name', '/when/var', 'A name is written out as text, never computed.'],
  [{ var: '' }, 'malformed-name', '/when/var', 'An empty name is allowed only inside a list operator.'],
  [{ var: 'answers' }, 'malformed-name', '/when/var', '"answers" is a group of names; write "answers.name".'],
  [{ equals: [1, 1] }, 'unknown-operator', '/when/equals', '"equals" is not an operator.', '=='],
  [{ log: 'x' }, 'unknown-operator', '/when/log', '"log" is not an operator.'],
  [{ ad: [true] }, 'unknown-operator', '/when/ad', '"ad" is not an operator.', 'and'],
  [{ and: [true], or: [true] }, 'several-operators', '/when', 'A rule has exactly one operator; this has 2.'],
  [{}, 'several-operators', '/when', 'A rule has exactly one operator; this has 0.'],
  [{ '!': [true, true] }, 'operand-count', '/when/!', '"!" takes 1 operand, not 2.'],
  [{ '<': [1] }, 'operand-count', '/when/<', '"<" takes 2 to 3 operands, not 1.'],
  [{ and: [] }, 'operand-count', '/when/and', '"and" takes 1 or more operands, not 0.'],
  [
    { if: [happy, true, happy, true] },
    'operand-count',
    '/when/if/0',
    '"if" needs a last operand for when no condition holds (3, 5, 7, ... operands).',
  ],
  ['text', 'wrong-rule-value', '/when', 'A condition must be a yes/no value, not the text "text".'],
  [{ '+': [1, 2] }, 'wrong-rule-value', '/when', 'A condition must be a yes/no value, not a number.'],
  [
    { '==': [name, null] },
    'null-in-rule',
    '/when/==/1',
    'A rule cannot compare with null; ask { "answered": { "var": "..." } } instead.',
  ],
  [{ '==': [name, 5] }, 'types-differ', '/when/==/0', '"==" compares "answers.name" (text) with the number 5.'],
  [
    { '==': [born, name] },
    'types-differ',
    '/when/==/0',
    '"==" compares "answers.born" (a date) with "answers.name" (text).',
  ],
  [
    { '==': [born, 'tomorrow'] },
    'types-differ',
    '/when/==/0',
    '"==" compares "answers.born" (a date) with the text "tomorrow" (a date is written like "2026-01-31").',
  ],
  [
    { '==': [{ var: 'answers.anything' }, 1] },
    'types-differ',
    '/when/==/0',
    '"==" compares "answers.anything" (a value of no single type) with the number 1.',
  ],
  [
    { '==': [{ var: 'answers.address' }, { var: 'answers.address' }] },
    'types-differ',
    '/when/==/0',
    '"==" compares "answers.address" (a group of answers) with "answers.address" (a group of answers).',
  ],
  [
    { '==': [state, 'ZZ'] },
    'unknown-choice',
    '/when/==/1',
    '"==" compares with "ZZ", which is not one of the choices.',
  ],
  [
    { '!=': ['AC', state] },
    'unknown-choice',
    '/when/!=/0',
    '"!=" compares with "AC", which is not one of the choices.',
  ],
  [
    { '==': [{ var: 'answers.level' }, 3] },
    'unknown-choice',
    '/when/==/1',
    '"==" compares with 3, which is not one of the choices.',
  ],
  [
    { in: [state, ['CA', 'ZZ']] },
    'unknown-choice',
    '/when/in/1',
    '"in" looks for "ZZ", which is not one of the choices.',
  ],
  [
    { in: ['blue', tags] },
    'unknown-choice',
    '/when/in/0',
    '"in" compares with "blue", which is not one of the choices.',
  ],
  [{ in: [5, tags] }, 'types-differ', '/when/in/0', '"in" compares the number 5 with "answers.tags" (text).'],
  [
    { in: ['a', { var: 'answers.count' }] },
    'wrong-operand',
    '/when/in/1',
    '"in" expects a list, not "answers.count" (a number).',
  ],
  [{ '<': [name, 5] }, 'wrong-operand', '/when/</0', '"<" expects a number or a date, not "answers.name" (text).'],
  [{ '<': [born, 5] }, 'types-differ', '/when/</1', '"<" compares "answers.born" (a date) with the number 5.'],
  [{ and: [happy, name] }, 'wrong-operand', '/when/and/1', '"and" expects a yes/no value, not "answers.name" (text).'],
  [
    { '!': tags },
    'wrong-operand',
    '/when/!',
    '"!" expects a yes/no value, not "answers.tags" (a list (each entry text)).',
  ],
  [
    { if: [name, true, false] },
    'wrong-operand',
    '/when/if/0',
    '"if" expects a yes/no value, not "answers.name" (text).',
  ],
  [{ if: [happy, true, 'no'] }, 'mixed-types', '/when/if/2', '"if" gives values of different types.'],
  [{ '==': [{ '+': ['1', 2] }, 3] }, 'wrong-operand', '/when/==/0/+/0', '"+" expects a number, not the text "1".'],
  [
    { '==': [{ substr: [5, 1] }, 'x'] },
    'wrong-operand',
    '/when/==/0/substr/0',
    '"substr" expects text, not the number 5.',
  ],
  [
    { '==': [{ cat: [true] }, 'x'] },
    'wrong-operand',
    '/when/==/0/cat/0',
    '"cat" expects text or a number or a date, not a yes/no value.',
  ],
  [
    { '>': [{ length: { var: 'answers.count' } }, 1] },
    'wrong-operand',
    '/when/>/0/length',
    '"length" expects text or a list, not "answers.count" (a number).',
  ],
  [
    { '>': [{ yearsBetween: [name, born] }, 1] },
    'wrong-operand',
    '/when/>/0/yearsBetween/0',
    '"yearsBetween" expects a date, not "answers.name" (text).',
  ],
  [
    { '>': [{ addDays: [born, name] }, born] },
    'wrong-operand',
    '/when/>/0/addDays/1',
    '"addDays" expects a number, not "answers.name" (text).',
  ],
  [{ some: [name, true] }, 'wrong-operand', '/when/some/0', '"some" expects a list, not "answers.name" (text).'],
  [
    { some: [meds, { var: 'dose' }] },
    'wrong-operand',
    '/when/some/1',
    '"some" expects a yes/no value, not "dose" (a number).',
  ],
  [
    { some: [meds, { var: 'takn' }] },
    'unknown-name',
    '/when/some/1/var',
    '"takn" is not a name that a rule can read.',
    'taken',
  ],
  [
    { some: [meds, { var: 'answers.happy' }] },
    'unknown-name',
    '/when/some/1/var',
    '"answers" is not a name that a rule can read.',
  ],
  [
    { '==': [{ reduce: [meds, { var: 'current.name' }, 0] }, 1] },
    'mixed-types',
    '/when/==/0/reduce/1',
    '"reduce" starts with a number but goes on with text.',
  ],
  [
    { in: [1, { merge: [[1], 'a'] }] },
    'mixed-types',
    '/when/in/1/merge/1',
    '"merge" joins entries of different types.',
  ],
  [{ in: [1, [1, 'a']] }, 'mixed-types', '/when/in/1/1', 'The list has text among entries that are a number.'],
  [
    { answered: 'answers.name' },
    'wrong-operand',
    '/when/answered',
    '"answered" asks about one answer: { "var": "answers.name" }, without a default.',
  ],
  [
    { '==': [{ var: ['answers.name', 5] }, 'x'] },
    'mixed-types',
    '/when/==/0/var/1',
    'The default is a number but the answer is text.',
  ],
  [
    { '>': [{ length: { missing: ['answers.nmae'] } }, 0] },
    'unknown-name',
    '/when/>/0/length/missing/0',
    '"nmae" is not in "answers".',
    'name',
  ],
  [
    { in: ['a', { missing_some: ['x', ['answers.name']] }] },
    'wrong-operand',
    '/when/in/1/missing_some/0',
    '"missing_some" expects a number.',
  ],
];

describe('compileRule', () => {
  it.each(wrong)('refuses %j', (rule, code, pointer, message, suggestion) => {
    const [first] = findProblems(rule);
    expect(first).toMatchObject({ document: 'doc', code, pointer, message });
    expect(first && suggestName(first)).toBe(suggestion);
  });

  it('tells the known names with an unknown one, and the choices with a wrong one', () => {
    expect(findProblems({ var: 'context.tody' })[0]).toMatchObject({ known: ['today'], written: 'tody' });
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
      ['rule-too-large', `The rule is too ${excess}.`],
    ]);
  });

  it('refuses hostile rules at once', () => {
    const wide: unknown = { and: Array(200_000).fill({ '==': [{ var: 'answers.name' }, 'x'] }) };
    const started = performance.now();
    expect(findProblems(wide)[0]?.code).toBe('rule-too-large');
    expect(findProblems(nested(5_000))[0]?.code).toBe('rule-too-large');
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

it.each([
  [{ var: 'answers.happy' }, 'A message can mention a date, a number or a text, not "answers.happy" (a yes/no value).'],
  [
    { var: 'answers.tags' },
    'A message can mention a date, a number or a text, not "answers.tags" (a list (each entry text)).',
  ],
])('compileMention refuses %j', (rule, message) => {
  expect(worded(compileMention(rule, environment, place))).toEqual([{ ...place, code: 'wrong-rule-value', message }]);
});

it.each([
  [{ var: 'answers.count' }, 'The value must be text, not "answers.count" (a number).'],
  [{ var: 'answers.address' }, 'The value must be text, not "answers.address" (a group of answers).'],
])('compileValue refuses %j where text is wanted', (rule, message) => {
  const compiled = compileValue(rule, { kind: 'string' }, environment, place);
  expect(worded(compiled)).toEqual([{ ...place, code: 'wrong-rule-value', message }]);
});
