import type { Json } from '../../json/Json.ts';
import { evaluateNode } from '../../rules/evaluateRule.ts';
import { UNKNOWN } from '../../rules/Unknown.ts';
import type { Candidates } from './Candidates.ts';
import { literalsIn } from './findUses.ts';
import type { Changes, Variable } from './Variable.ts';

/** Texts of the formats and patterns that forms ask for. */
const SAMPLES = [
  'Sample',
  'Other',
  'sample@example.com',
  'other@example.com',
  '(513) 555-0142',
  '5135550142',
  '45202',
  '45202-1234',
  '12',
  'A1',
  'OH',
  '2000-01-01',
];

/** What is tried where answers matter that the schema refuses. */
const REFUSED = ['!', '?a'];

/** Texts that rules name or compare with, of the lengths that they and the schema tell apart, and others. */
export function textValues(variable: Variable, changes: Changes): Omit<Candidates, 'linked'> {
  const { schema, uses } = variable;
  const named: Json[] = [];
  const lengths = new Set([schema.minLength, schema.maxLength].flatMap((limit) => limit ?? []));
  let complete = schema.pattern === undefined && schema.format === undefined && !variable.triesRefused;
  for (const use of uses) {
    if (use.kind === 'plain') continue;
    complete &&= use.kind === 'compared' && [use.left, use.right].some(({ kind }) => kind === 'read');
    if (use.kind !== 'compared') {
      named.push(...(use.kind === 'searched' ? [use.value] : use.values));
      continue;
    }
    const seen = use.scope(changes);
    for (const side of [use.left, use.right]) {
      const value = evaluateNode(side, seen);
      named.push(...literalsIn(side), ...(value === UNKNOWN ? [] : [value]));
    }
  }
  for (const value of named) if (typeof value === 'number' && value > 0 && value <= 250) lengths.add(value);
  const sized = [...lengths].flatMap((length) => [length - 1, length, length + 1]).filter((length) => length > 0);
  const texts = [
    ...named.filter((value) => typeof value === 'string'),
    ...(schema.examples ?? []),
    ...SAMPLES,
    ...(variable.triesRefused ? REFUSED : []),
    ...sized.map((length) => 'a'.repeat(length)),
    ...sized.map((length) => '1'.repeat(length)),
  ];
  const accepted = texts.filter((text) => variable.accepts(text));
  // Two texts that nothing names tell any two such texts apart.
  const others = accepted.filter((text) => !named.includes(text));
  const kept = variable.triesRefused || sized.length > 0 ? others : others.slice(0, 2);
  return { values: [...accepted.filter((text) => named.includes(text)), ...kept], complete };
}
