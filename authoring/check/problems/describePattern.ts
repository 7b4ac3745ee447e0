const ranges: Readonly<Record<string, string>> = { 'A-Z': 'capital letters', 'a-z': 'small letters', '0-9': 'digits' };

/** One character of a kind, and then any of another: `^[a-z][a-z0-9-]*$`; or any of one kind: `^[a-z0-9]+$`. */
const NAME = /^\^(?:\[([\w-]+)\])?\[([\w-]+)\][*+]\$$/;

/** What a pattern asks for, for authors who read no patterns; undefined where there is neither a word nor an example for it. */
export function describePattern(pattern: string, hasExample: boolean): string | undefined {
  const [, first, all] = NAME.exec(pattern) ?? [];
  if (all === undefined) return hasExample ? 'it is not written as it must be' : undefined;
  const begins = first === undefined ? '' : `, and must begin with ${describeFirst(first)}`;
  return `it may have only ${describeKinds(all)}${begins}`;
}

/** `A-Za-z` as "a letter". */
const describeFirst = (kinds: string): string =>
  kinds === 'A-Za-z' ? 'a letter' : kinds === 'a-z' ? 'a small letter' : `one of ${describeKinds(kinds)}`;

function describeKinds(kinds: string): string {
  const written = kinds.replace('A-Za-z', 'a-zA-Z');
  const isAnyLetter = written.includes('a-zA-Z');
  const rest = written.replace('a-zA-Z', '');
  const named = Object.entries(ranges).flatMap(([range, words]) => (rest.includes(range) ? [words] : []));
  const signs = Object.keys(ranges).reduce((left, range) => left.replace(range, ''), rest);
  const parts = [...(isAnyLetter ? ['letters'] : []), ...named, ...signs];
  return parts.length === 1 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
