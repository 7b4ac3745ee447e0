import type { DFA } from 'refa';
import { compileAutomaton } from './compileAutomaton.ts';
import { textGraph } from './textGraph.ts';
import { textsIn } from './textsIn.ts';

/** Texts of a length, all of whose patterns find something in them. */
export interface TextLimits {
  readonly patterns: readonly string[];
  readonly least: number;
  readonly most: number;
}

export interface Texts {
  /**
   * Some texts within the limits in which the pattern `outside`, where there is one, finds nothing. None where there are
   * none at all; undefined where that is not known.
   */
  readonly within: (limits: TextLimits, outside?: string) => readonly string[] | undefined;
}

const anything = '^[^]*$';

/** Finds texts by the automata of patterns; what was found out once is remembered. */
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
