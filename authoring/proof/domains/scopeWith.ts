import type { Scope } from '#engine';
import type { Value } from '../solve/Variable.ts';
import type { AtomRead } from './Use.ts';

interface Branch {
  [name: string]: Value | Branch;
}

/** A scope that has these values at these names, and nothing else. */
export function scopeWith(reads: readonly AtomRead[], assume: (read: AtomRead) => Value): Scope {
  const root: Branch = {};
  for (const read of reads) {
    const names = read.names.slice(0, read.reading.depth);
    const last = names.pop();
    if (last === undefined) continue;
    let here = root;
    for (const name of names) {
      const next = here[name];
      const branch: Branch = isBranch(next) ? next : {};
      here[name] = branch;
      here = branch;
    }
    const value = assume(read);
    here[last] = read.reading.view === undefined ? value : read.reading.view(value);
  }
  return { answers: {}, steps: {}, settings: {}, context: {}, ...root };
}

const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
