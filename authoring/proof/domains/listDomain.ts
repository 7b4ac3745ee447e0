import { type Json, validate } from '#engine';
import type { Domain, Variable } from '../solve/Variable.ts';
import { atomPoints } from './atomPoints.ts';
import { choicesOf } from './kindOf.ts';
import type { Neighbours } from './Neighbours.ts';
import type { Source } from './Source.ts';
import type { Use } from './Use.ts';

/** Members that rules name: so many are tried in every combination. */
const MOST_NAMED = 5;
const MOST_ENTRIES = 60;
const MOST_LISTS = 400;

/** Lists of choices: every combination of the members that rules name, filled up to the lengths that rules tell apart. */
export function listDomain(source: Source, uses: readonly Use[], neighbours: Neighbours): Domain {
  const { schema } = source;
  const choices = choicesOf(schema.items ?? {});
  const searched = uses.flatMap((use) =>
    use.kind === 'searched' ? [use.value] : use.kind === 'opaque' ? use.values : [],
  );
  const named = [...new Set(searched)].filter((value) => choices === undefined || choices.includes(value));
  const others = choices?.filter((choice) => !named.includes(choice)) ?? strangers(schema.maxItems ?? MOST_ENTRIES);
  const most = Math.min(schema.maxItems ?? MOST_ENTRIES, named.length + others.length, MOST_ENTRIES);
  const sizes = sizesOf(source, uses, neighbours, [...named, ...others].slice(0, most));
  const combinations = subsetsOf(named.slice(0, MOST_NAMED));
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
    named.length <= MOST_NAMED &&
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

/** The lengths at which a comparison changes, with those just before them. */
function sizesOf(source: Source, uses: readonly Use[], neighbours: Neighbours, members: readonly Json[]): Sizes {
  const values = new Set<number>([source.schema.minItems ?? 1, members.length]);
  const from = new Set<Variable>();
  let complete = true;
  for (const use of uses) {
    if (use.kind !== 'compared') continue;
    const along = { source, low: 0, high: members.length, valueAt: (size: number) => members.slice(0, size) };
    const found = atomPoints(use.atom, along, neighbours);
    complete &&= found.complete;
    for (const point of found.points) for (const size of [point - 1, point]) values.add(size);
    for (const variable of found.from) from.add(variable);
  }
  return { values: [...values], complete, from: [...from] };
}

const strangers = (count: number): readonly string[] =>
  Array.from({ length: Math.min(count, MOST_ENTRIES) }, (_, at) => `other ${at + 1}`);

function subsetsOf(values: readonly Json[]): readonly (readonly Json[])[] {
  const subsets: (readonly Json[])[] = [[]];
  for (const value of values) subsets.push(...subsets.map((subset) => [...subset, value]));
  return subsets;
}
