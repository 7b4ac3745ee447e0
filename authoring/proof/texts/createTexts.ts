import type { DFA } from 'refa';
import { compileAutomaton } from './compileAutomaton.ts';
import { textGraph } from './textGraph.ts';
import { textsIn } from './textsIn.ts';

/** Limits of texts: their length, and the patterns that must all match. */
export interface TextLimits {
  readonly patterns: readonly string[];
  readonly least: number;
  readonly most: number;
}

export interface Texts {
  /**
   * Some texts within the limits that the pattern `outside`, if given, does not match. Empty when there are none;
   * undefined when that is not known.
   */
  readonly within: (limits: TextLimits, outside?: string) => readonly string[] | undefined;
}

const anything = '^[^]*$';

/** Finds texts by the automata of patterns, and remembers the results. */
export function createTexts(): Texts {
  const automata = new Map<string, DFA | undefined>();
  const found = new Map<string, readonly string[] | undefined>();
  const automaton = (pattern: string): DFA | undefined => {
    if (!automata.has(pattern)) automata.set(pattern, compileAutomaton(pattern));
    return automata.get(pattern);
  };
  const find = ({ patterns, least, most }: TextLimits, outside?: string): readonly string[] | undefined => {
    const inner = (patterns.length === 0 ? [anything] : patterns).map(automaton);
    const compiled = inner.filter((each) => each !== undefined);
    const outer = outside === undefined ? undefined : automaton(outside);
    if (compiled.length < inner.length || (outside !== undefined && outer === undefined)) return undefined;
    const graph = textGraph(compiled, outer);
    return graph && textsIn(graph, least, most);
  };
  return {
    within: (limits, outside) => {
      const key = JSON.stringify([limits.patterns, limits.least, `${limits.most}`, outside]);
      if (!found.has(key)) found.set(key, find(limits, outside));
      return found.get(key);
    },
  };
}
