import type { Json } from '../../json/Json.ts';
import { candidatesFor } from './candidatesFor.ts';
import type { Changes, Variable } from './Variable.ts';

/** What follows from some changes. */
export interface Tried {
  readonly isTurned: boolean;
  /** The variables that a rule can read now: those that are shown or asked. */
  readonly live: ReadonlySet<string>;
  /** The same text for changes after which all the same can follow, so that only the first of them is followed. */
  readonly alike?: string;
}

export interface Puzzle {
  /** The answers that may matter, nearest to the place first. */
  readonly variables: readonly Variable[];
  readonly attempt: (changes: Changes) => Tried;
  /** The most attempts. */
  readonly most: number;
}

/** No change of more answers is looked for: nobody could tell from it why something is as it is. */
const MOST_ANSWERS = 3;

export type FoundChange =
  | { readonly kind: 'found'; readonly changes: Changes; readonly smallest: boolean }
  | { readonly kind: 'none' }
  /** No change of so many answers does, or of fewer. */
  | { readonly kind: 'more'; readonly than: number }
  | { readonly kind: 'undecided' };

interface Node {
  readonly changes: Changes;
  readonly live: ReadonlySet<string>;
}

/**
 * The fewest changes that turn the outcome. First all single changes are tried, then all of two, then of three. Only an
 * answer that a rule can read now makes a difference, so the next change is always of such a one.
 */
export function findChange({ variables, attempt, most }: Puzzle): FoundChange {
  const candidates = rememberCandidates();
  let left = most;
  /** Whether everything was tried that is smaller than what is tried now. */
  let certain = true;
  let isLinked = false;
  let nodes: readonly Node[] = [{ changes: new Map(), live: attempt(new Map()).live }];
  for (let size = 1; nodes.length > 0 && size <= MOST_ANSWERS; size += 1) {
    const tried = new Set<string>();
    const followed = new Set<string>();
    const next: Node[] = [];
    let isComplete = true;
    // While two answers change, the values that tell one of them apart from others may change as well.
    if (size > 2 && isLinked) certain = false;
    for (const { changes, live } of nodes)
      for (const variable of variables) {
        if (changes.has(variable.key) || !live.has(variable.key)) continue;
        const { values, complete, linked } = candidates(variable, changes);
        for (const value of values) {
          const changed = new Map([...changes, [variable.key, value]]);
          const name = nameOf(changed, variables);
          if (tried.has(name)) continue;
          tried.add(name);
          left -= 1;
          if (left < 0) return { kind: 'undecided' };
          const { isTurned, live: then, alike } = attempt(changed);
          if (isTurned) return { kind: 'found', changes: changed, smallest: certain };
          if (alike !== undefined && followed.has(alike)) continue;
          if (alike !== undefined) followed.add(alike);
          next.push({ changes: changed, live: then });
        }
        isComplete &&= complete;
        isLinked ||= linked;
      }
    certain &&= isComplete;
    nodes = next;
  }
  if (!certain || (isLinked && variables.length > 1)) return { kind: 'undecided' };
  return canGoOn(nodes, variables) ? { kind: 'more', than: MOST_ANSWERS } : { kind: 'none' };
}

/** Whether a further answer could change after all these changes. */
const canGoOn = (nodes: readonly Node[], variables: readonly Variable[]): boolean =>
  nodes.some(({ changes, live }) => variables.some(({ key }) => !changes.has(key) && live.has(key)));

const nameOf = (changes: Changes, variables: readonly Variable[]): string =>
  JSON.stringify(
    variables.flatMap(({ key }): readonly Json[] => (changes.has(key) ? [key, changes.get(key) ?? null] : [])),
  );

/** The values of an answer that is compared with no other answer are the same after every change. */
function rememberCandidates(): typeof candidatesFor {
  const remembered = new Map<Variable, ReturnType<typeof candidatesFor>>();
  return (variable, changes) => {
    const found = remembered.get(variable) ?? candidatesFor(variable, changes);
    if (!found.linked) remembered.set(variable, found);
    return found;
  };
}
