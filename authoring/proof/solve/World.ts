import { Demand } from './Demand.ts';
import type { Value, Variable, Witness } from './Variable.ts';

/** What a search assumes at the moment, and what was read to decide a condition. */
export interface World {
  /** The value of a variable. It is noted that what is decided depends on it. Throws a `Demand` while it has none. */
  readonly read: (variable: Variable) => Value;
  /** The same without a note; undefined for a variable that has none. */
  readonly peek: (variable: Variable) => { readonly value: Value } | undefined;
  readonly assign: (variable: Variable, value: Value) => void;
  readonly release: (variable: Variable) => void;
  /** Decides a condition; tells which variables it depends on. A part that is asked for again is not decided again. */
  readonly evaluate: <T>(run: () => T) => { readonly result: T; readonly reads: ReadonlySet<Variable> };
  /** A part of a condition: `key` is what it is about. */
  readonly part: (key: object, run: () => boolean) => boolean;
  readonly witness: () => Witness;
  /**
   * Whether an answer is seen wherever it is asked for, also where the guest would not see its question. Then that is a
   * condition of its own, so that the author is told of it.
   */
  readonly ignoresVisibility: () => boolean;
  readonly ignoringVisibility: <T>(run: () => T) => T;
}

interface Part {
  readonly result: boolean;
  readonly reads: ReadonlySet<Variable>;
}

/** A world in which nothing is assumed yet. */
export function createWorld(): World {
  const values = new Map<Variable, Value>();
  const parts = new Map<object, Part>();
  let notes = new Set<Variable>();
  let isIgnoringVisibility = false;

  /** A condition of its own, whose reads are those of the condition around it, too. */
  function track<T>(run: () => T): { readonly result: T; readonly reads: ReadonlySet<Variable> } {
    const outer = notes;
    const own = new Set<Variable>();
    notes = own;
    try {
      return { result: run(), reads: own };
    } finally {
      notes = outer;
      for (const read of own) outer.add(read);
    }
  }

  function clearParts(): void {
    if (parts.size > 0) parts.clear();
  }

  return {
    read: (variable) => {
      notes.add(variable);
      if (!values.has(variable)) throw new Demand(variable);
      return values.get(variable);
    },
    peek: (variable) => (values.has(variable) ? { value: values.get(variable) } : undefined),
    assign: (variable, value) => {
      clearParts();
      values.set(variable, value);
    },
    release: (variable) => {
      clearParts();
      values.delete(variable);
    },
    evaluate: (run) => {
      notes = new Set();
      return track(run);
    },
    part: (key, run) => {
      const cached = parts.get(key);
      if (cached !== undefined) {
        for (const read of cached.reads) notes.add(read);
        return cached.result;
      }
      const part = track(run);
      parts.set(key, part);
      return part.result;
    },
    witness: () => new Map(values),
    ignoresVisibility: () => isIgnoringVisibility,
    ignoringVisibility: (run) => {
      clearParts();
      isIgnoringVisibility = true;
      try {
        return run();
      } finally {
        clearParts();
        isIgnoringVisibility = false;
      }
    },
  };
}
