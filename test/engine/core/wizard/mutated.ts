import fc from 'fast-check';

/** All places in a value, each as the names that lead to it. */
function placesIn(value: unknown, names: readonly string[] = []): readonly (readonly string[])[] {
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [names, ...members.flatMap(([name, member]) => placesIn(member, [...names, name]))];
}

/** The value with the part at the place changed; `undefined` removes it. */
function changed(value: unknown, [name, ...rest]: readonly string[], change: (old: unknown) => unknown): unknown {
  if (name === undefined) return change(value);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(
    ([key, member]) => [key, key === name ? changed(member, rest, change) : member] as const,
  );
  const kept = members.filter(([, member]) => member !== undefined);
  return Array.isArray(value) ? kept.map(([, member]) => member) : Object.fromEntries(kept);
}

const rubbish = fc.constantFrom<unknown>(
  undefined,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e9,
  '',
  'x',
  '/x',
  '/firstName',
  'answers.mobile',
  '__proto__',
  '(a+)+',
  '2020-02-31',
  'radio',
  [],
  [[]],
  ['a', 'a'],
  {},
  { var: 'answers.mobile' },
  { var: 'answers.nobody' },
  { and: [] },
  { '==': [1] },
  { $ref: '#/definitions/x' },
  { $ref: 'a#/b' },
  { type: 'string' },
  { type: 'array', items: { type: 'object', properties: {} } },
  { constructor: 1 },
);
const letters = (text: string): string => text.slice(1) + text.slice(0, 1);
const spoil = (old: unknown): unknown =>
  typeof old === 'string' ? letters(old) : Array.isArray(old) ? [...old, ...old] : undefined;

/** A value with one to three changes at random places. */
export const mutated = <T>(original: T): fc.Arbitrary<unknown> =>
  fc
    .array(
      fc.tuple(
        fc.nat(),
        fc.oneof(
          rubbish.map((value) => () => value),
          fc.constant(spoil),
        ),
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((changes) =>
      changes.reduce<unknown>((value, [index, change]) => {
        const places = placesIn(value);
        return changed(value, places[index % places.length] ?? [], change);
      }, original),
    );
