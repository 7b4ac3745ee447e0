import fc from 'fast-check';
import type { Json } from '#engine';

/** The kind of an answer, for a rule that reads it. */
export type Kind = 'text' | 'number' | 'yesNo' | 'date' | 'choice' | 'choices' | 'group' | 'list';

/** Something that a rule may read, and its name in rules. */
export interface Readable {
  readonly name: string;
  readonly kind: Kind;
}

export const values = ['red', 'green', 'blue'] as const;

const today: Json = { var: 'context.today' };
const anyValue = fc.constantFrom(...values);
const number = fc.integer({ min: -5, max: 20 });

/** A condition on one answer that fits the answer's kind. */
function about({ name, kind }: Readable): fc.Arbitrary<Json> {
  const answer: Json = { var: name };
  const given = fc.constant<Json>({ answered: answer });
  switch (kind) {
    case 'text':
      return fc.oneof(
        given,
        fc.constantFrom<Json>({ '==': [answer, 'x'] }, { '>': [{ length: answer }, 3] }, { in: ['a', answer] }),
      );
    case 'number':
      return fc.oneof(
        given,
        number.map((limit): Json => ({ '<': [answer, limit] })),
        number.map((limit): Json => ({ '==': [{ '%': [answer, 3] }, limit] })),
      );
    case 'yesNo':
      return fc.oneof(given, fc.constantFrom<Json>(answer, { '!': answer }));
    case 'date':
      return fc.oneof(
        given,
        fc.constantFrom<Json>({ '<=': [answer, today] }, { '<': ['1990-02-28', answer] }),
        number.map((years): Json => ({ '<': [{ yearsBetween: [answer, today] }, years] })),
      );
    case 'choice':
      return fc.oneof(
        given,
        anyValue.map((value): Json => ({ '==': [answer, value] })),
        fc.constant<Json>({ in: [answer, ['red', 'blue']] }),
      );
    case 'choices':
      return fc.oneof(
        given,
        anyValue.map((value): Json => ({ in: [value, answer] })),
      );
    default:
      return given;
  }
}

/** A condition that reads only the given names and is typed so that it compiles. */
export function ruleOver(readable: readonly Readable[]): fc.Arbitrary<Json> {
  const some: fc.Arbitrary<Json> = fc.oneof(fc.boolean(), ...readable.map(about));
  return fc.oneof(
    { weight: 4, arbitrary: some },
    { weight: 1, arbitrary: some.map((rule): Json => ({ '!': [rule] })) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom('and', 'or'), fc.array(some, { minLength: 1, maxLength: 3 }))
        .map(([operator, rules]): Json => ({ [operator]: rules })),
    },
    { weight: 1, arbitrary: fc.tuple(some, some, some).map((rules): Json => ({ if: rules })) },
  );
}
