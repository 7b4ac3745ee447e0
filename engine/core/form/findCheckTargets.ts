import { isObject, type Json } from '../json/Json.ts';

/** One answer to check. */
export interface CheckTarget {
  /** The names that lead to the answer, with the entry's index for each `-`. */
  readonly names: readonly string[];
  /** The innermost list entry that has the answer. */
  readonly entry?: Json;
}

/** Lists the answers to check: the one that the names lead to or, with `-`, that answer in every entry of the list. */
export function findCheckTargets(names: readonly string[], answers: Json): readonly CheckTarget[] {
  const dash = names.indexOf('-');
  if (dash === -1) return [{ names }];
  const listPath = names.slice(0, dash);
  const list = listPath.reduce<Json | undefined>((here, name) => member(here, name), answers);
  if (!Array.isArray(list)) return [];
  const entries: readonly Json[] = list;
  return entries.flatMap((entry, index) =>
    findCheckTargets(names.slice(dash + 1), entry).map((target) => ({
      entry,
      ...target,
      names: [...listPath, String(index), ...target.names],
    })),
  );
}

function member(value: Json | undefined, name: string): Json | undefined {
  if (Array.isArray(value)) return value[Number(name)];
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
