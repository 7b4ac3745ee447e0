import type { DFA } from 'refa';
import { alphabetOf } from './alphabetOf.ts';

/** Several automata that read one text side by side. */
export interface TextGraph {
  /** The first is where a text begins. */
  readonly states: readonly {
    readonly accepts: boolean;
    readonly moves: readonly { readonly signs: readonly number[]; readonly to: number }[];
  }[];
}

type State = readonly (DFA.ReadonlyNode | undefined)[];

/** Past so many states nothing is claimed. */
const MOST_STATES = 5000;

/** What all of `within` take and `outside`, where there is one, does not; undefined where there are too many states. */
export function textGraph(within: readonly DFA[], outside: DFA | undefined): TextGraph | undefined {
  const automata = outside === undefined ? within : [...within, outside];
  const alphabet = alphabetOf(automata);
  const numbers = new Map<string, number>();
  const nodes = new Map<DFA.ReadonlyNode, number>();
  const found: State[] = [];
  const states: TextGraph['states'][number][] = [];

  const nodeNumber = (node: DFA.ReadonlyNode | undefined): number => {
    if (node === undefined) return -1;
    const known = nodes.get(node) ?? nodes.size;
    nodes.set(node, known);
    return known;
  };
  const numberOf = (state: State): number => {
    const key = state.map(nodeNumber).join();
    const known = numbers.get(key) ?? found.length;
    if (known === found.length) found.push(state);
    numbers.set(key, known);
    return known;
  };

  const accepts = (state: State): boolean =>
    automata.every(({ finals }, at) => [...finals].some((final) => final === state[at]) === at < within.length);

  numberOf(automata.map(({ initial }) => initial));
  for (let at = 0; at < found.length; at += 1) {
    if (found.length > MOST_STATES) return undefined;
    const state = found[at] ?? [];
    const moves = alphabet.flatMap((signs) => {
      const next = state.map((node) => node?.out.get(signs[0] ?? 0));
      // A text that one of them has given up can no more be taken; that `outside` has given it up is what is looked for.
      return next.some((node, which) => node === undefined && which < within.length)
        ? []
        : [{ signs, to: numberOf(next) }];
    });
    states.push({ accepts: accepts(state), moves });
  }
  return { states };
}
