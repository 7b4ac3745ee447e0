import type { Json } from '#engine';

function nested(depth: number, around: (inner: Json) => Json): Json {
  let value: Json = true;
  for (let at = 0; at < depth; at += 1) value = around(value);
  return value;
}

const many = <T>(length: number, value: T): readonly T[] => Array.from({ length }, () => value);
const numbers: Json = { var: 'answers.numbers' };

/** Rules that are too deep, too long, or try to read what they must not. */
export const hostileRules: readonly Json[] = [
  nested(25, (inner) => ({ '!': [inner] })),
  nested(100_000, (inner) => ({ '!': [inner] })),
  nested(1_000, (inner) => ({ and: [inner, inner] })),
  nested(40, (inner) => ({ if: [inner, inner, inner] })),
  { and: many(200_000, { '==': [{ var: 'answers.name' }, 'x'] }) },
  { in: [{ var: 'answers.state' }, many(200_000, 'CA')] },
  { var: `answers.${'a.'.repeat(100_000)}` },
  { var: `answers.${'nam'.repeat(50_000)}` },
  { [`${'an'.repeat(50_000)}d`]: [true] },
  Object.fromEntries(many(50_000, 0).map((_, index) => [`and${index}`, true])),
  { var: 'constructor.constructor' },
  { var: 'answers.__proto__.polluted' },
  { method: [{ var: 'answers' }, 'constructor', ['return 1']] },
  { '==': [{ reduce: [numbers, { merge: [many(20_000, 1)] }, []] }, 1] },
  { missing: many(200_000, 'answers.nobody') },
];
