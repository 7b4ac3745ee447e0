import { createValidate, type Json } from '#engine';
import type { Domain, Variable } from '../../solve/Variable.ts';
import type { Texts } from '../../texts/createTexts.ts';
import { createSample } from '../createSample.ts';
import type { Neighbours } from '../Neighbours.ts';
import type { Source } from '../Source.ts';
import { atomPoints } from '../uses/atomPoints.ts';
import type { Use } from '../uses/Use.ts';
import { type EntryValues, entryValues, MOST_OTHERS } from './entryValues.ts';

const MOST_LISTS = 1000;
/** More entries than a rule would compare with. */
const LONGEST = 12_000;

/**
 * Lists of choices or texts: every combination of the members that rules name, filled up to the lengths that rules
 * distinguish with others and, where entries may repeat, with the same once more.
 */
export function listDomain(source: Source, uses: readonly Use[], neighbours: Neighbours, texts: Texts): Domain {
  const { schema } = source;
  const entries = entryValues(schema, uses, texts);
  const { named, others } = entries;
  const repeats = schema.uniqueItems !== true;
  const most = Math.min(schema.maxItems ?? LONGEST, repeats ? LONGEST : named.length + others.length);
  const fill = repeats ? fillRepeating : fillOnce;
  const sizes = findSizes(source, uses, neighbours, most, (size) => fill([], [...named, ...others], size));
  const combinations = listSubsets(named, most);
  const lists = combinations.flatMap((members) =>
    [members.length, members.length + 1, ...sizes.values].flatMap((size) =>
      [others, []].map((rest) => fill(members, rest, size)).filter(({ length }) => length === size && length > 0),
    ),
  );
  const violations = createValidate(schema);
  const values = [...new Map(lists.map((list) => [JSON.stringify(list), list])).values()]
    .filter((list) => violations(list).length === 0)
    .slice(0, MOST_LISTS);
  const isPlain = uses.every(({ kind }) => kind === 'plain');
  const complete =
    entries.complete &&
    combinations.length < MOST_LISTS &&
    values.length < MOST_LISTS &&
    sizes.complete &&
    uses.every(({ kind }) => kind !== 'opaque') &&
    (repeats || entries.exhausted || isLongEnough(source, uses, entries));
  return {
    values: isPlain && values.length === 0 ? [createSample(schema)] : values,
    complete: isPlain || complete,
    from: sizes.from,
    why: whyIncomplete(uses, entries, sizes, Math.max(combinations.length, values.length)),
  };
}

function whyIncomplete(uses: readonly Use[], entries: EntryValues, sizes: Sizes, lists: number): string {
  const [opaque] = uses.flatMap((use) => (use.kind === 'opaque' ? [use.why] : []));
  if (opaque !== undefined) return opaque;
  if (!entries.complete) return 'the entries that it accepts could not be listed';
  if (lists >= MOST_LISTS) return `more than ${MOST_LISTS} combinations of its entries matter`;
  if (!sizes.complete) return 'its length is compared with too much';
  return 'it may have more different entries than were found';
}

/** Whether there are as many different entries as lists can have, or no rule asks for the length. */
const isLongEnough = ({ schema }: Source, uses: readonly Use[], { others }: EntryValues): boolean =>
  uses.every(({ kind }) => kind !== 'compared') || (schema.maxItems ?? LONGEST) <= others.length;

type Fill = (members: readonly Json[], rest: readonly Json[], size: number) => readonly Json[];

const fillOnce: Fill = (members, rest, size) => [...members, ...rest].slice(0, Math.max(size, members.length));

const fillRepeating: Fill = (members, rest, size) => {
  const entries = fillOnce(members, rest, size);
  const last = entries.at(-1);
  const missing = last === undefined ? 0 : Math.max(0, size - entries.length);
  return [...entries, ...Array.from({ length: missing }, () => last ?? null)];
};

interface Sizes {
  readonly values: readonly number[];
  readonly complete: boolean;
  readonly from: readonly Variable[];
}

/** The lengths at which a comparison changes, those just below them, and the least and most. */
function findSizes(
  source: Source,
  uses: readonly Use[],
  neighbours: Neighbours,
  most: number,
  valueAt: (size: number) => Json,
): Sizes {
  const values = new Set<number>([source.schema.minItems ?? 1]);
  const from = new Set<Variable>();
  let complete = true;
  if (most <= MOST_OTHERS) values.add(most);
  for (const use of uses) {
    if (use.kind !== 'compared') continue;
    if (use.atom.reads.length > 1) values.add(most);
    const found = atomPoints(use.atom, { source, low: 0, high: most, valueAt }, neighbours);
    complete &&= found.complete;
    for (const point of found.points) for (const size of [point - 1, point]) values.add(size);
    for (const variable of found.from) from.add(variable);
  }
  return { values: [...values], complete, from: [...from] };
}

/** The combinations of at most `most` values, small ones first; never more than `MOST_LISTS`. */
function listSubsets(values: readonly Json[], most: number): readonly (readonly Json[])[] {
  const subsets: (readonly Json[])[] = [[]];
  let last: readonly (readonly Json[])[] = subsets;
  for (let size = 1; size <= most && subsets.length < MOST_LISTS; size += 1) {
    last = last.flatMap((subset) => {
      const from = subset.length === 0 ? 0 : values.indexOf(subset.at(-1) ?? null) + 1;
      return values.slice(from).map((value) => [...subset, value]);
    });
    if (last.length === 0) break;
    subsets.push(...last.slice(0, MOST_LISTS - subsets.length));
  }
  return subsets;
}
