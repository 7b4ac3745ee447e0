import type { DFA } from 'refa';
import { buildAlphabet } from './buildAlphabet.ts';

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
  const alphabet = buildAlphabet(automata);
  const numbers = new Map<string, number>();
  const nodes = new Map<DFA.ReadonlyNode, number>();
  const found: State[] = [];
  const states: TextGraph['states'][number][] = [];

  const numberNode = (node: DFA.ReadonlyNode | undefined): number => {
    if (node === undefined) return -1;
    const index = nodes.get(node) ?? nodes.size;
    nodes.set(node, index);
    return index;
  };
  const numberState = (state: State): number => {
    const key = state.map(numberNode).join();
    const index = numbers.get(key) ?? found.length;
    if (index === found.length) found.push(state);
    numbers.set(key, index);
    return index;
  };

  const accepts = (state: State): boolean =>
    automata.every(({ finals }, at) => [...finals].some((final) => final === state[at]) === at < within.length);

  numberState(automata.map(({ initial }) => initial));
  for (let at = 0; at < found.length; at += 1) {
    if (found.length > MOST_STATES) return undefined;
    const state = found[at] ?? [];
    const moves = alphabet.flatMap((signs) => {
      const next = state.map((node) => node?.out.get(signs[0] ?? 0));
      // A text that one of them has given up can no more be taken; that `outside` has given it up is what is looked for.
      return next.some((node, which) => node === undefined && which < within.length)
        ? []
        : [{ signs, to: numberState(next) }];
    });
    states.push({ accepts: accepts(state), moves });
  }
  return { states };
}
