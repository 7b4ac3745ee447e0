import { isObject, type Json } from '../../json/Json.ts';

/** One answer that a check is made of. */
export interface CheckSpot {
  /** The names that lead to the answer, with the entry's index for each `-`. */
  readonly names: readonly string[];
  /** The innermost entry that it stands in. */
  readonly entry?: Json;
}

/** Where a check is made: at its answer, or at that answer in every entry of a list (`-`). */
export function checkSpots(names: readonly string[], answers: Json): readonly CheckSpot[] {
  const dash = names.indexOf('-');
  if (dash === -1) return [{ names }];
  const way = names.slice(0, dash);
  const list = way.reduce<Json | undefined>((here, name) => member(here, name), answers);
  if (!Array.isArray(list)) return [];
  const entries: readonly Json[] = list;
  return entries.flatMap((entry, index) =>
    checkSpots(names.slice(dash + 1), entry).map((spot) => ({
      entry,
      ...spot,
      names: [...way, String(index), ...spot.names],
    })),
  );
}

function member(value: Json | undefined, name: string): Json | undefined {
  if (Array.isArray(value)) return value[Number(name)];
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
