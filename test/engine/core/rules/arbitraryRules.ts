import fc from 'fast-check';
import { namedConditions } from './exampleEnvironment.ts';

const happy = { var: 'answers.happy' };
const sad = { var: 'answers.sad' };
const born = { var: 'answers.born' };
const today = { var: 'context.today' };
const numbers = { var: 'answers.numbers' };
const meds = { var: 'answers.meds' };

/**
 * Random well-typed conditions. `var` has no default and `answered` does not occur, because those test for missing
 * values.
 */
export const conditions = fc.letrec<{ condition: unknown; number: unknown; date: unknown; list: unknown }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom(happy, sad, true, false, { var: 'steps.before.agreed' }),
    fc.constantFrom(...Object.keys(namedConditions)).map((name) => ({ rule: name })),
    fc
      .tuple(fc.constantFrom('<', '<=', '>', '>=', '==', '!='), tie('number'), tie('number'))
      .map(([o, a, b]) => ({ [o]: [a, b] })),
    fc.tuple(fc.constantFrom('<', '<=', '>', '>='), tie('date'), tie('date')).map(([o, a, b]) => ({ [o]: [a, b] })),
    fc.constantFrom('CA', 'NY').map((state) => ({ '==': [{ var: 'answers.state' }, state] })),
    fc.constantFrom('red', 'other').map((tag) => ({ in: [tag, { var: 'answers.tags' }] })),
    fc
      .tuple(fc.constantFrom('and', 'or'), fc.array(tie('condition'), { minLength: 1, maxLength: 3 }))
      .map(([o, all]) => ({ [o]: all })),
    tie('condition').map((each) => ({ '!': [each] })),
    fc.tuple(tie('condition'), tie('condition'), tie('condition')).map((all) => ({ if: all })),
    fc
      .tuple(fc.constantFrom('some', 'all', 'none'), fc.nat(9))
      .map(([o, n]) => ({ [o]: [meds, { '>': [{ var: 'dose' }, n] }] })),
  ),
  number: fc.oneof(
    { maxDepth: 3 },
    fc.integer({ min: -9, max: 9 }),
    fc.constantFrom({ var: 'answers.count' }, { var: 'answers.weight' }, { var: 'settings.most' }),
    fc
      .tuple(fc.constantFrom('+', '-', '*', '/', '%', 'min', 'max'), tie('number'), tie('number'))
      .map(([o, a, b]) => ({ [o]: [a, b] })),
    tie('list').map((list) => ({ length: list })),
    fc
      .tuple(fc.constantFrom('daysBetween', 'monthsBetween', 'yearsBetween'), tie('date'), tie('date'))
      .map(([o, a, b]) => ({ [o]: [a, b] })),
  ),
  date: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom(born, { var: 'answers.moved' }, today, '2020-02-29'),
    tie('date').map((date) => ({ addMonths: [date, 1] })),
  ),
  list: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom(numbers, { var: 'answers.tags' }),
    fc.nat(5).map((n) => ({ filter: [numbers, { '>': [{ var: '' }, n] }] })),
  ),
})).condition;

const dates = fc.constantFrom('2020-02-29', '1999-12-31', '2026-11-21');
/** Valid answers to everything. */
export const complete = fc.record({
  happy: fc.boolean(),
  sad: fc.boolean(),
  count: fc.integer({ min: -9, max: 9 }),
  weight: fc.integer({ min: -9, max: 9 }),
  state: fc.constantFrom('CA', 'NY', 'OH'),
  born: dates,
  moved: dates,
  tags: fc.uniqueArray(fc.constantFrom('red', 'green', 'other')),
  numbers: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 4 }),
  meds: fc.array(fc.record({ name: fc.constant('x'), dose: fc.integer({ min: 0, max: 9 }) }), { maxLength: 3 }),
});
/** Values that a faulty client, a cleared field or an attacker may leave instead of an answer. */
const rubbish = fc.constantFrom(
  undefined,
  null,
  '',
  'abc',
  Number.NEGATIVE_INFINITY,
  4.5e300,
  {},
  [null],
  [{}],
  '2026-02-31',
  '<',
  true,
  0,
);
export const spoiled = fc.dictionary(
  fc.constantFrom('happy', 'sad', 'count', 'weight', 'state', 'born', 'moved', 'tags', 'numbers', 'meds'),
  rubbish,
);

/** Whether a value has the type of the answer: true is a valid answer to `happy`, but not to `count`. */
export const wellTyped = (name: string, value: unknown): boolean =>
  (typeof value === 'boolean' && ['happy', 'sad'].includes(name)) ||
  (typeof value === 'number' && Number.isFinite(value) && ['count', 'weight'].includes(name));
