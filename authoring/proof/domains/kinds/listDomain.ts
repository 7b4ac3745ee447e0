import { type Json, validate } from '#engine';
import type { Domain, Variable } from '../../solve/Variable.ts';
import { listChoices } from '../classifySchema.ts';
import type { Neighbours } from '../Neighbours.ts';
import type { Source } from '../Source.ts';
import { atomPoints } from '../uses/atomPoints.ts';
import type { Use } from '../uses/Use.ts';

const MOST_ENTRIES = 60;
const MOST_LISTS = 1000;

/**
 * Lists of choices: every combination of the members that rules name, filled up to the lengths that rules distinguish.
 */
export function listDomain(source: Source, uses: readonly Use[], neighbours: Neighbours): Domain {
  const { schema } = source;
  const choices = listChoices(schema.items ?? {});
  const searched = uses.flatMap((use) =>
    use.kind === 'searched' ? [use.value] : use.kind === 'opaque' ? use.values : [],
  );
  const named = [...new Set(searched)].filter((value) => choices === undefined || choices.includes(value));
  const others =
    choices?.filter((choice) => !named.includes(choice)) ?? createOtherTexts(schema.maxItems ?? MOST_ENTRIES);
  const most = Math.min(schema.maxItems ?? MOST_ENTRIES, named.length + others.length, MOST_ENTRIES);
  const sizes = findSizes(source, uses, neighbours, [...named, ...others].slice(0, most));
  const combinations = listSubsets(named, most);
  const lists = combinations.flatMap((members) =>
    [members.length, members.length + 1, ...sizes.values].flatMap((size) => {
      const missing = size - members.length;
      return missing < 0 || missing > others.length || size === 0 ? [] : [[...members, ...others.slice(0, missing)]];
    }),
  );
  const values = [...new Map(lists.map((list) => [JSON.stringify(list), list])).values()]
    .filter((list) => validate(schema, list).length === 0)
    .slice(0, MOST_LISTS);
  const complete =
    combinations.length < MOST_LISTS &&
    values.length < MOST_LISTS &&
    sizes.complete &&
    uses.every(({ kind }) => kind !== 'opaque') &&
    schema.items?.type !== 'object';
  return { values, complete, from: sizes.from };
}

interface Sizes {
  readonly values: readonly number[];
  readonly complete: boolean;
  readonly from: readonly Variable[];
}

/** The lengths at which a comparison changes, and those just below them. */
function findSizes(source: Source, uses: readonly Use[], neighbours: Neighbours, members: readonly Json[]): Sizes {
  const values = new Set<number>([source.schema.minItems ?? 1, members.length]);
  const from = new Set<Variable>();
  let complete = true;
  for (const use of uses) {
    if (use.kind !== 'compared') continue;
    const axis = { source, low: 0, high: members.length, valueAt: (size: number) => members.slice(0, size) };
    const found = atomPoints(use.atom, axis, neighbours);
    complete &&= found.complete;
    for (const point of found.points) for (const size of [point - 1, point]) values.add(size);
    for (const variable of found.from) from.add(variable);
  }
  return { values: [...values], complete, from: [...from] };
}

const createOtherTexts = (count: number): readonly string[] =>
  Array.from({ length: Math.min(count, MOST_ENTRIES) }, (_, at) => `other ${at + 1}`);

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
