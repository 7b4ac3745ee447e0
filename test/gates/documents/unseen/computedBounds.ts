import type { Json, JsonObject } from '#engine';
import { isJsonObject, isList } from '../../../../authoring/jsonParts.ts';

/** What is known of a computed value before any answer. */
export interface ComputedBounds {
  /** No text is longer. */
  readonly most?: number;
  /** It is one of these. */
  readonly values?: readonly Json[];
}

/**
 * What a rule for a computed value can come to at most.
 *
 * @param longest the length beyond which no text is that a rule reads by this path
 */
export function computedBounds(rule: Json, longest: (path: string) => number | undefined): ComputedBounds {
  if (!isJsonObject(rule)) return { values: [rule] };
  const { var: path, lookup, if: choice } = rule;
  const most = typeof path === 'string' ? longest(path) : isList(lookup) ? longestIn(lookup[1] ?? null) : undefined;
  if (most !== undefined) return { most };
  // Condition, value, condition, value, and the value of all others.
  const values = isList(choice) ? choice.filter((_, index) => index % 2 === 1 || index === choice.length - 1) : [];
  return values.length > 0 && values.every((each) => typeof each === 'string') ? { values } : {};
}

/** A schema without the limit that a computed value cannot exceed, and without the choices that it never is. */
export function withoutSlack(schema: JsonObject, { most, values }: ComputedBounds): JsonObject {
  const { maxLength, enum: choices, ...others } = schema;
  const isSlack = most !== undefined && typeof maxLength === 'number' && maxLength >= most;
  const isNamed = values !== undefined && isList(choices);
  return {
    ...others,
    ...(maxLength !== undefined && !isSlack && { maxLength }),
    ...(choices !== undefined && { enum: isNamed ? choices.filter((each) => values.includes(each)) : choices }),
  };
}

/** What is looked up in a table is one of its texts. */
function longestIn(table: Json): number | undefined {
  if (typeof table === 'string') return [...table].length;
  const parts = isList(table) ? table : isJsonObject(table) ? Object.values(table) : [];
  const lengths = parts.flatMap((part) => longestIn(part) ?? []);
  return lengths.length === 0 ? undefined : Math.max(...lengths);
}
