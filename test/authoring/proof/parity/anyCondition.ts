import fc from 'fast-check';
import type { Json } from '#engine';

/** A name that a rule can read, with the values that rules compare it with. */
export type Readable =
  | { readonly kind: 'boolean'; readonly name: string }
  | { readonly kind: 'choice'; readonly name: string; readonly choices: readonly string[] }
  | { readonly kind: 'number'; readonly name: string; readonly most: number }
  | { readonly kind: 'date'; readonly name: string }
  | { readonly kind: 'list'; readonly name: string; readonly choices: readonly string[] };

export const days = ['2020-01-03', '2020-01-04', '2020-01-06'];
const orders = ['<', '<=', '>', '>='];

const read = (name: string): Json => ({ var: name });

/** A condition over these names, as an author could write it; true when there is nothing to read. */
export function anyCondition(readables: readonly Readable[]): fc.Arbitrary<Json> {
  if (readables.length === 0) return fc.constant(true);
  const numbers = readables.filter(({ kind }) => kind === 'number');
  const dates = readables.filter(({ kind }) => kind === 'date');
  const atoms = [
    ...readables.map(arbitraryAtom),
    ...(numbers.length > 1 ? [arbitrarySum(numbers.map(({ name }) => name))] : []),
    ...(dates.length > 1 ? [daysApart(dates.map(({ name }) => name))] : []),
  ];
  return fc.oneof(...atoms, joined(fc.oneof(...atoms)), joined(joined(fc.oneof(...atoms))));
}

const joined = (condition: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  fc.oneof(
    condition.map((inner): Json => ({ '!': [inner] })),
    fc.tuple(fc.constantFrom('and', 'or'), condition, condition).map(([name, a, b]): Json => ({ [name]: [a, b] })),
  );

function arbitraryAtom(readable: Readable): fc.Arbitrary<Json> {
  const { name } = readable;
  const answered = fc.constant<Json>({ answered: read(name) });
  switch (readable.kind) {
    case 'boolean':
      return fc.oneof(
        fc.constant(read(name)),
        fc.boolean().map((value): Json => ({ '==': [read(name), value] })),
        answered,
      );
    case 'choice': {
      const choice = fc.constantFrom(...readable.choices);
      return fc.oneof(
        fc.tuple(fc.constantFrom('==', '!='), choice).map(([order, value]): Json => ({ [order]: [read(name), value] })),
        fc.uniqueArray(choice, { minLength: 1, maxLength: 2 }).map((values): Json => ({ in: [read(name), values] })),
        answered,
      );
    }
    case 'number':
      return fc.oneof(
        fc
          .tuple(fc.constantFrom(...orders, '==', '!='), fc.integer({ min: -1, max: readable.most + 1 }))
          .map(([order, value]): Json => ({ [order]: [read(name), value] })),
        answered,
      );
    case 'date':
      return fc
        .tuple(fc.constantFrom(...orders, '=='), fc.constantFrom(...days))
        .map(([order, day]): Json => ({ [order]: [read(name), day] }));
    case 'list':
      return fc.oneof(
        fc.constantFrom(...readable.choices).map((choice): Json => ({ in: [choice, read(name)] })),
        fc
          .tuple(fc.constantFrom(...orders), fc.integer({ min: 0, max: 3 }))
          .map(([order, count]): Json => ({ [order]: [{ length: [read(name)] }, count] })),
        answered,
      );
  }
}

const arbitrarySum = (names: readonly string[]): fc.Arbitrary<Json> =>
  fc
    .tuple(fc.constantFrom('+', '-'), fc.constantFrom(...orders), fc.integer({ min: -1, max: 8 }))
    .map(([operator, order, value]): Json => ({ [order]: [{ [operator]: names.slice(0, 2).map(read) }, value] }));

const daysApart = (names: readonly string[]): fc.Arbitrary<Json> =>
  fc
    .tuple(fc.constantFrom(...orders, '=='), fc.integer({ min: -2, max: 2 }))
    .map(([order, count]): Json => ({ [order]: [{ addDays: [read(names[0] ?? ''), count] }, read(names[1] ?? '')] }));
