import fc from 'fast-check';
import type { Json } from '#engine';
import { type Edit, editAt, listValuePaths, valueAt } from './editAt.ts';
import { pieces } from './pieces.ts';

/** One change of a document, at the places that the numbers select. */
type Change = (document: Json, pick: number, other: number) => Json;

const at =
  (edit: Edit): Change =>
  (document, pick) => {
    const paths = listValuePaths(document);
    return editAt(document, paths[pick % paths.length] ?? [], edit);
  };

const otherName = (name: string, index: number): string =>
  ['__proto__', `${name.slice(1)}${name.slice(0, 1)}`, name.toUpperCase(), '', 'constructor', `${name} `][index] ?? 'x';

/** The value converted to another type. */
function retyped(value: Json): Json {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return { ...value };
  if (typeof value === 'object' && value !== null) return Object.values(value);
  return String(value);
}

const swap: Change = (document, pick, other) => {
  const paths = listValuePaths(document);
  const [one = [], two = []] = [paths[pick % paths.length], paths[other % paths.length]];
  const [first = null, second = null] = [valueAt(document, one), valueAt(document, two)];
  const half = editAt(document, one, (name) => [[name, second]]);
  return editAt(half, two, (name) => [[name, first]]);
};

/**
 * Copies the value at one place to another place, such as a rule of another question or a `uiSchema` of another field.
 */
const copyOver: Change = (document, pick, other) => {
  const paths = listValuePaths(document);
  const value = valueAt(document, paths[pick % paths.length] ?? []) ?? null;
  return editAt(document, paths[other % paths.length] ?? [], (name) => [[name, value]]);
};

const changes: fc.Arbitrary<Change> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(at(() => [])) },
  {
    weight: 2,
    arbitrary: fc.constant(
      at((name, value) => [
        [name, value],
        [`${name}2`, value],
      ]),
    ),
  },
  { weight: 2, arbitrary: fc.constant(at((name, value) => [[name, retyped(value)]])) },
  { weight: 2, arbitrary: fc.nat(5).map((index) => at((name, value) => [[otherName(name, index), value]])) },
  { weight: 2, arbitrary: fc.constant(swap) },
  { weight: 2, arbitrary: fc.constant(copyOver) },
  { weight: 6, arbitrary: pieces.map((piece) => at((name) => [[name, piece]])) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', 'x', 'when', '$ref').chain((added) =>
      pieces.map((piece) =>
        at((name, value) => [
          [name, value],
          [added, piece],
        ]),
      ),
    ),
  },
);

/** Generates texts that are not JSON or not a document: cut off, mistyped, or another page. */
const malformed = (good: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.nat(good.length).map((length) => good.slice(0, length)),
    fc.nat(good.length).map((index) => good.slice(0, index) + good.slice(index + 1)),
    fc
      .tuple(fc.nat(good.length), fc.constantFrom(',', '"', '}', ']', '\\', '\u0000', '//'))
      .map(([index, typed]) => good.slice(0, index) + typed + good.slice(index)),
    fc.constantFrom(
      '',
      'null',
      '[]',
      '{}',
      '""',
      '7',
      `\uFEFF${good}`,
      '<!doctype html><title>502</title>',
      '['.repeat(100_000),
      `${good}${good}`,
    ),
  );

/**
 * Generates a document with one to three changes, as an author, a merge, a broken deployment or an attacker might leave
 * it; sometimes the text is not JSON at all.
 */
export function mutatedText(good: string): fc.Arbitrary<string> {
  const document: Json = JSON.parse(good);
  const picked = fc.tuple(fc.nat(), fc.nat(), changes);
  return fc.oneof(
    {
      weight: 12,
      arbitrary: fc
        .oneof(
          { weight: 3, arbitrary: fc.tuple(picked) },
          { weight: 2, arbitrary: fc.array(picked, { minLength: 2, maxLength: 3 }) },
        )
        .map((all) =>
          JSON.stringify(all.reduce((value, [pick, other, change]) => change(value, pick, other), document)),
        ),
    },
    { weight: 1, arbitrary: malformed(good) },
  );
}
