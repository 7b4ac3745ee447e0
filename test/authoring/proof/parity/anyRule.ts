import fc from 'fast-check';
import type { Json } from '#engine';
import { type FieldKind, most, namedDates, namedTexts, type ReadField } from './readFields.ts';

type Part = fc.Arbitrary<Json>;

const read = (name: string): Json => ({ var: `answers.${name}` });

/** A call of one of these operators with these operands. */
const call = (names: readonly string[], ...operands: readonly Part[]): Part =>
  fc.tuple(fc.constantFrom(...names), fc.tuple(...operands)).map(([name, written]): Json => ({ [name]: written }));

const weighted = (...parts: readonly (readonly [number, Part])[]): Part =>
  fc.oneof(...parts.map(([weight, arbitrary]) => ({ weight, arbitrary })));

const text = fc.constantFrom<Json>(...namedTexts);
const number = fc.integer({ min: 0, max: most }).map((value): Json => value);
const small = fc.integer({ min: 1, max: 3 }).map((value): Json => value);
const date = fc.constantFrom<Json>(...namedDates);
const entry: Json = { var: '' };

const entryHolds: Part = fc.oneof(
  call(['==', '!=', 'sameText'], fc.constant(entry), text),
  call(['in'], fc.constant(entry), fc.constantFrom<Json>(['QZ', 'ab'], ['12'])),
  call(['in'], text, fc.constant(entry)),
  call(['>'], fc.constant({ length: [entry] }), number),
);

/** The values of each kind: literals, answers, and what operators make of them. */
function values(fields: readonly ReadField[]) {
  /** An answer of a kind, sometimes with a default; a literal when there is no such field. */
  const answer = (kind: FieldKind, literal: Part): Part => {
    const names = fields.filter((field) => field.kind === kind).map(({ name }) => name);
    if (names.length === 0) return literal;
    const name = fc.constantFrom(...names);
    const withDefault = fc.tuple(name, literal).map(([each, value]): Json => ({ var: [`answers.${each}`, value] }));
    return weighted([6, name.map(read)], [1, withDefault]);
  };
  const flag = answer('yesNo', fc.constant<Json>(true));
  const [texts, numbers, dates] = [answer('text', text), answer('number', number), answer('date', date)];
  const list = weighted(
    [6, answer('list', fc.constantFrom<Json>(['QZ', 'ab'], ['12']))],
    [1, fc.uniqueArray(text, { minLength: 1, maxLength: 2 })],
  );
  const lists = weighted(
    [6, list],
    [1, call(['merge'], list, list)],
    [1, call(['filter'], list, entryHolds)],
    [1, list.map((each): Json => ({ map: [each, { substr: [entry, 0, 1] }] }))],
  );
  const count = list.map((each): Json => ({ reduce: [each, { '+': [{ var: 'accumulator' }, 2] }, 0] }));
  return {
    flag,
    lists,
    answeredTexts: texts,
    texts: weighted(
      [4, text],
      [8, texts],
      [1, call(['cat'], texts, text)],
      [1, call(['cat'], text, text)],
      [1, call(['substr'], texts, fc.constantFrom<Json>(0, 1, -2))],
      [1, call(['if', '?:'], flag, text, texts)],
    ),
    numbers: weighted(
      [4, number],
      [6, numbers],
      [3, call(['length'], fc.oneof(texts, lists))],
      [3, call(['+', '-', '*', '/', '%', 'min', 'max'], numbers, fc.oneof(small, numbers))],
      [1, call(['-'], numbers)],
      [1, call(['if'], flag, number, numbers)],
      [1, call(['daysBetween', 'monthsBetween', 'yearsBetween'], dates, fc.oneof(date, dates))],
      [1, count],
    ),
    dates: weighted(
      [3, date],
      [4, dates],
      [2, call(['addDays', 'addMonths', 'addYears'], dates, fc.oneof(small, numbers))],
    ),
  };
}

function anyAtom(fields: readonly ReadField[]): Part {
  const { flag, lists, answeredTexts, texts, numbers, dates } = values(fields);
  const kinds = new Set(fields.map(({ kind }) => kind));
  const hasText = kinds.has('text') || kinds.has('list');
  const names = fields.map((field) => `answers.${field.name}`);
  const some = fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 2 });
  const missing = some.map((each): Json => ({ '>': [{ length: [{ missing: each }] }, 0] }));
  const missingSome = fc
    .tuple(numbers, some)
    .map(([least, each]): Json => ({ '==': [{ length: [{ missing_some: [least, each] }] }, 0] }));
  const equal = ['==', '===', '!=', '!=='];
  return weighted(
    [1, flag],
    [1, fc.constantFrom(...names).map((name): Json => ({ answered: { var: name } }))],
    [1, fc.oneof(missing, missingSome)],
    [3, call([...equal, '<', '<=', '>', '>='], numbers, numbers)],
    [1, call(['<', '<='], numbers, numbers, numbers)],
    ...(kinds.has('date') ? [[4, call(['==', '!=', '<', '<=', '>', '>='], dates, dates)] as const] : []),
    ...(hasText
      ? ([
          [3, call(equal, texts, texts)],
          [3, call(['sameText'], texts, texts)],
          [2, call(['in'], text, fc.oneof(lists, answeredTexts))],
          [1, call(['in'], texts, lists)],
          [3, call(['some', 'none', 'all'], lists, entryHolds)],
          [3, call(['includesSet'], lists, fc.constantFrom<Json>([['QZ', 'ab'], ['12']], [['QZ']], []))],
        ] as const)
      : []),
  );
}

const joined = (condition: Part): Part =>
  weighted(
    [5, call(['and'], condition, condition)],
    [3, call(['and'], condition, condition, condition)],
    [2, call(['or'], condition, condition)],
    [1, call(['!', '!!'], condition)],
    [1, call(['if'], condition, condition, condition)],
    [1, call(['==', '!='], condition, condition)],
  );

/** A condition over these fields with any operators. It may compare what can never be equal, and then not compile. */
export function anyRule(fields: readonly ReadField[]): Part {
  const atom = anyAtom(fields);
  return fc.oneof(joined(atom), joined(fc.oneof(atom, joined(atom))));
}
