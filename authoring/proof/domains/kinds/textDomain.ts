import { createValidate, type JsonSchema } from '#engine';
import type { Domain, Variable } from '../../solve/Variable.ts';
import type { Texts } from '../../texts/createTexts.ts';
import type { Neighbours } from '../Neighbours.ts';
import type { Source } from '../Source.ts';
import { atomPoints } from '../uses/atomPoints.ts';
import { otherSide, sideValues } from '../uses/sideValues.ts';
import type { Use } from '../uses/Use.ts';
import { foldedTexts } from './foldedTexts.ts';
import { type LengthRange, LONGEST, otherTexts } from './otherTexts.ts';
import { sampleTexts } from './sampleTexts.ts';

/**
 * Texts: those that rules name, the same in another case where `sameText` asks for it, those of the lengths that rules
 * distinguish, and a few that no rule names.
 */
export function textDomain(source: Source, uses: readonly Use[], neighbours: Neighbours, texts: Texts): Domain {
  const { schema } = source;
  if (uses.every(({ kind }) => kind === 'plain')) return { values: plainTexts(schema), complete: true, from: [] };
  const compared = findCompared(source, uses, neighbours);
  const violations = createValidate(schema);
  const isAccepted = (text: string): boolean => text !== '' && violations(text).length === 0;
  const named = [...compared.named].filter(isAccepted);
  const folded = foldedTexts([...compared.folded], compared.named, schema, texts);
  const all = [...compared.named, ...compared.folded];
  const parts = [
    otherTexts(schema, all, texts),
    ...lengthRanges(compared).map((range) => otherTexts(schema, all, texts, range)),
  ];
  const values = [...named, ...folded.values, ...parts.flatMap((part) => part.values)];
  const complete =
    compared.complete &&
    folded.complete &&
    parts.every((part) => part.complete) &&
    (compared.folded.size === 0 || compared.lengths.size === 0);
  return {
    values: values.length > 0 || complete ? [...new Set(values)] : sampleTexts(schema, []),
    complete,
    from: [...compared.from],
    why: compared.why ?? whyUnlisted(compared),
  };
}

const whyUnlisted = ({ folded, lengths }: Compared): string =>
  folded.size > 0 && lengths.size > 0
    ? '"sameText" and the length of the text are asked together'
    : 'the texts that its pattern accepts could not be listed';

/** Some texts, if possible those that the schema accepts. */
function plainTexts(schema: JsonSchema): readonly string[] {
  const samples = sampleTexts(schema, []);
  const violations = createValidate(schema);
  const accepted = samples.filter((text) => violations(text).length === 0);
  return accepted.length > 0 ? accepted : samples;
}

interface Compared {
  /** Texts that are compared exactly. */
  readonly named: ReadonlySet<string>;
  /** Texts that are compared by `sameText`. */
  readonly folded: ReadonlySet<string>;
  /** The lengths at which a comparison changes. */
  readonly lengths: ReadonlySet<number>;
  /** Whether a length is compared with another variable. */
  readonly isLinked: boolean;
  readonly complete: boolean;
  readonly why: string | undefined;
  readonly from: ReadonlySet<Variable>;
}

function findCompared(source: Source, uses: readonly Use[], neighbours: Neighbours): Compared {
  const named = new Set<string>();
  const folded = new Set<string>();
  const lengths = new Set<number>();
  const from = new Set<Variable>();
  let complete = true;
  let why: string | undefined;
  let isLinked = false;
  const axis = { source, low: 1, high: LONGEST, valueAt: (length: number) => 'x'.repeat(length) };
  for (const use of uses) {
    if (use.kind === 'plain') continue;
    if (use.kind === 'opaque') for (const value of use.values) if (typeof value === 'string') named.add(value);
    if (use.kind !== 'compared') {
      complete = false;
      if (use.kind === 'opaque') why ??= use.why;
      continue;
    }
    const { atom } = use;
    const side = otherSide(atom, source);
    const texts = atom.relation === 'sameText' ? folded : named;
    const found = side === undefined ? atomPoints(atom, axis, neighbours) : sideValues(side, atom, source, neighbours);
    if ('values' in found) for (const value of found.values) if (typeof value === 'string') texts.add(value);
    if ('points' in found) for (const point of found.points) lengths.add(point);
    isLinked ||= side === undefined && atom.reads.length > 1;
    complete &&= found.complete;
    if (!found.complete) why ??= 'why' in found ? found.why : 'what it is compared with has too many combinations';
    for (const variable of found.from) from.add(variable);
  }
  return { named, folded, lengths, isLinked, complete, why, from };
}

/** The ranges of lengths between those at which comparisons change; none when no comparison asks for a length. */
function lengthRanges({ lengths, isLinked }: Compared): readonly LengthRange[] {
  if (lengths.size === 0 && !isLinked) return [];
  const starts = [1, ...[...lengths].filter((length) => length > 1).sort((a, b) => a - b)];
  return starts.map((least, at) => ({ least, most: (starts[at + 1] ?? LONGEST + 1) - 1, ends: isLinked }));
}
