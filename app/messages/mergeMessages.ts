import { placeholdersIn } from './fillTemplate.ts';

/**
 * The shipped messages, each replaced by that of the document where it has one. A message that is missing, empty, of
 * another type, or with a name in braces that nothing fills is not taken over; so a document of an older or newer app
 * does no harm.
 */
export function mergeMessages<T>(shipped: T, document: unknown): T {
  const merged = merge(shipped, document);
  return hasShapeOf(shipped, merged) ? merged : shipped;
}

/** Does what `mergeMessages` does. */
export type Merge = <T>(shipped: T, document: unknown) => T;

interface Merged<T> {
  readonly shipped: T;
  readonly document: unknown;
  readonly messages: T;
}

/**
 * Merges the same messages once, and gives the same object back after that: a screen has dozens of parts that read
 * them, and a hundred texts are compared at each merge.
 */
export function createMerge(): Merge {
  const known = new Map<unknown, Merged<unknown>>();
  return (shipped, document) => {
    const last = known.get(shipped);
    if (last !== undefined && isMergeOf(shipped, last) && last.document === document) return last.messages;
    const messages = mergeMessages(shipped, document);
    known.set(shipped, { shipped, document, messages });
    return messages;
  };
}

const isMergeOf = <T>(shipped: T, merged: Merged<unknown>): merged is Merged<T> => merged.shipped === shipped;

function merge(shipped: unknown, other: unknown): unknown {
  if (other === shipped) return shipped;
  if (typeof shipped === 'string') return typeof other === 'string' && isFitting(other, shipped) ? other : shipped;
  if (Array.isArray(shipped)) {
    const entries: readonly unknown[] = Array.isArray(other) ? other : [];
    return shipped.map((entry, index) => merge(entry, entries[index]));
  }
  if (!isRecord(shipped)) return shipped;
  const members = isRecord(other) ? other : {};
  return Object.fromEntries(
    Object.entries(shipped).map(([name, value]) => [
      name,
      merge(value, Object.hasOwn(members, name) ? members[name] : undefined),
    ]),
  );
}

/** Whether a text may stand for a shipped one, which has all the names that the app fills there. */
function isFitting(text: string, shipped: string): boolean {
  const filled = placeholdersIn(shipped);
  return text.trim() !== '' && placeholdersIn(text).every((name) => filled.includes(name));
}

/** Whether a value has the same members of the same types, down to its texts. */
function hasShapeOf<T>(shipped: T, value: unknown): value is T {
  if (Array.isArray(shipped)) return Array.isArray(value) && shipped.every((entry, at) => hasShapeOf(entry, value[at]));
  if (!isRecord(shipped)) return typeof value === typeof shipped;
  return isRecord(value) && Object.entries(shipped).every(([name, member]) => hasShapeOf(member, value[name]));
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
