import fc from 'fast-check';

/** Patterns that a backtracking engine is known to be slow on. */
export const slowPatterns: readonly string[] = [
  '(a+)+$',
  '^(a|a)*$',
  '^(a|aa)+$',
  '^(\\d+)*$',
  '^(.*a){20}$',
  '^(a?){40}a{40}$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}(([a-z]{2,3})|([a-z]{2,3}[.]{1}[a-z]{2,3}))$',
  '^(?:a{0,30}){30}$',
  `^${'(a|b|ab)*'.repeat(50)}$`,
  `^${'a?'.repeat(5_000)}${'a'.repeat(5_000)}$`,
  `${'('.repeat(2_000)}a${')*'.repeat(2_000)}`,
  `^${'(?=a*)'.repeat(2_000)}a$`,
  `^(${Array.from({ length: 5_000 }, () => 'a').join('|')})+$`,
  `^${'[a-z]{1,100000}'.repeat(6)}$`,
  '^(\\w)\\1*$',
];

const atoms = fc.constantFrom('a', 'b', '.', '\\d', '\\w', '[a-z]', '[^x]', '\\s', '\\p{L}', '\\u{61}', 'ab', '-', '@');
const repeats = fc.constantFrom('', '', '*', '+', '?', '{2}', '{0,5}', '{1,50}', '{3,}', '*?', '+?');

/** Random patterns, nested and repeated. */
export const anyPattern: fc.Arbitrary<string> = fc
  .letrec<{ pattern: string }>((tie) => ({
    pattern: fc.oneof(
      { maxDepth: 4 },
      fc.tuple(atoms, repeats).map((parts) => parts.join('')),
      fc.array(tie('pattern'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
      fc
        .tuple(fc.array(tie('pattern'), { minLength: 1, maxLength: 3 }), repeats)
        .map(([parts, repeat]) => `(?:${parts.join('|')})${repeat}`),
      fc.tuple(tie('pattern'), repeats).map(([inner, repeat]) => `(${inner})${repeat}`),
    ),
  }))
  .pattern.chain((inner) => fc.constantFrom(inner, `^${inner}`, `^${inner}$`, `${inner}$`));

/**
 * Answers that make a backtracking engine try everything: as long as an answer may be, and wrong only at the very end.
 */
export const attacks: readonly string[] = ['a', 'ab', '0', 'x', '-', 'a-', ' '].map(
  (part) => `${part.repeat(250).slice(0, 249)}!`,
);
