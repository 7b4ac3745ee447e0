import type { DFA } from 'refa';
import { buildAlphabet } from './buildAlphabet.ts';

/** Several automata that read one text in parallel. */
export interface TextGraph {
  /** The first state is the start. */
  readonly states: readonly {
    readonly accepts: boolean;
    readonly moves: readonly { readonly signs: readonly number[]; readonly to: number }[];
  }[];
}

type State = readonly (DFA.ReadonlyNode | undefined)[];

/** A graph that needs more states is undefined. */
const MOST_STATES = 5000;

/**
 * The graph of the texts that all of `within` accept and `outside`, if given, does not; undefined when it needs too
 * many states.
 */
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
      // A text that an automaton of `within` has rejected cannot be accepted any more; a rejection by `outside` is
      // wanted.
      return next.some((node, which) => node === undefined && which < within.length)
        ? []
        : [{ signs, to: numberState(next) }];
    });
    states.push({ accepts: accepts(state), moves });
  }
  return { states };
}
