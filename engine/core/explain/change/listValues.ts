import type { Json } from '../../json/Json.ts';
import type { Candidates, SampleValues } from './Candidates.ts';
import type { Variable } from './Variable.ts';

/** Lists of at most this many choices are tried in all combinations. */
const MOST_COMBINED = 5;

/** Lists of choices: all combinations where they are few, else the present one with each choice added or removed. */
export function listValues({ schema, uses, now }: Variable, sample: SampleValues): Omit<Candidates, 'linked'> {
  const named = uses.flatMap((use) =>
    use.kind === 'searched' ? [use.value] : use.kind === 'opaque' ? use.values : [],
  );
  const choices = schema.items === undefined ? named : sample(schema.items, named);
  const present: readonly Json[] = Array.isArray(now) ? now : [];
  if (choices.length <= MOST_COMBINED) return { values: nearestTo(present, combinations(choices)), complete: true };
  const toggled = choices.map((choice) =>
    present.includes(choice) ? present.filter((each) => each !== choice) : [...present, choice],
  );
  return { values: [...toggled, ...choices.map((choice) => [choice]), choices], complete: false };
}

function combinations(choices: readonly Json[]): readonly (readonly Json[])[] {
  const lists: (readonly Json[])[] = [[]];
  for (const choice of choices) lists.push(...lists.map((list) => [...list, choice]));
  return lists.filter((list) => list.length > 0);
}

/** The lists in the order of how many choices they add or remove. */
const nearestTo = (present: readonly Json[], lists: readonly (readonly Json[])[]): readonly (readonly Json[])[] => {
  const distance = (list: readonly Json[]): number =>
    list.filter((each) => !present.includes(each)).length + present.filter((each) => !list.includes(each)).length;
  return [...lists].sort((a, b) => distance(a) - distance(b));
};
