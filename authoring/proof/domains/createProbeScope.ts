import type { Scope } from '#engine';
import type { Value } from '../solve/Variable.ts';
import type { Source } from './Source.ts';
import type { AtomRead } from './uses/Use.ts';

interface Branch {
  [name: string]: Value | Branch;
}

export interface ProbeScope {
  readonly scope: Scope;
  /** Puts a value at every name of the source that is varied. */
  readonly set: (value: Value) => void;
}

/** A scope that contains only the given values, at the names that an atom reads, so that one source can be varied. */
export function createProbeScope(
  reads: readonly AtomRead[],
  probed: Source,
  others: ReadonlyMap<Source, Value>,
): ProbeScope {
  const root: Branch = {};
  const setters: ((value: Value) => void)[] = [];
  for (const { names, reading } of reads) {
    const path = names.slice(0, reading.depth);
    const last = path.pop();
    if (last === undefined) continue;
    const here = branchAt(root, path);
    const put = (value: Value): void => {
      here[last] = reading.view === undefined ? value : reading.view(value);
    };
    if (reading.source === probed) setters.push(put);
    else put(others.get(reading.source));
  }
  return {
    scope: { answers: {}, steps: {}, settings: {}, context: {}, ...root },
    set: (value) => {
      for (const put of setters) put(value);
    },
  };
}

function branchAt(root: Branch, names: readonly string[]): Branch {
  let here = root;
  for (const name of names) {
    const next = here[name];
    const branch: Branch = isBranch(next) ? next : {};
    here[name] = branch;
    here = branch;
  }
  return here;
}

const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
