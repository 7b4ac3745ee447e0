import { Demand } from './Demand.ts';
import type { Value, Variable, Witness } from './Variable.ts';

/** The values that a search assumes at the moment, and a record of what was read to decide a condition. */
export interface World {
  /**
   * The value of a variable. Records that the decision depends on it. Throws a `Demand` while the variable has no
   * value.
   */
  readonly read: (variable: Variable) => Value;
  /** The same without a record; undefined for a variable without a value. */
  readonly peek: (variable: Variable) => { readonly value: Value } | undefined;
  readonly assign: (variable: Variable, value: Value) => void;
  readonly release: (variable: Variable) => void;
  /**
   * Decides a condition and returns the variables that it depends on. A part that was already decided is not decided
   * again.
   */
  readonly evaluate: <T>(run: () => T) => { readonly result: T; readonly reads: ReadonlySet<Variable> };
  /** Decides a part of a condition, remembered by `key`. */
  readonly part: (key: object, run: () => boolean) => boolean;
  readonly witness: () => Witness;
  /**
   * Whether rules read an answer even if the guest would not see its question. Visibility is then a condition of its
   * own, so that it can be reported to the author.
   */
  readonly ignoresVisibility: () => boolean;
  readonly ignoringVisibility: <T>(run: () => T) => T;
}

interface Part {
  readonly result: boolean;
  readonly reads: ReadonlySet<Variable>;
}

/** A world without assumptions. */
export function createWorld(): World {
  const values = new Map<Variable, Value>();
  /** The decided parts, and for each variable those that depend on it. */
  let parts = new WeakMap<object, Part>();
  let dependents = new Map<Variable, Set<object>>();
  let notes = new Set<Variable>();
  let isIgnoringVisibility = false;

  /** Decides a condition and collects its reads, which also count for the condition around it. */
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

  function keep(key: object, part: Part): void {
    parts.set(key, part);
    for (const read of part.reads) {
      const keys = dependents.get(read);
      if (keys) keys.add(key);
      else dependents.set(read, new Set([key]));
    }
  }

  function forgetDependents(variable: Variable): void {
    const keys = dependents.get(variable);
    if (keys === undefined) return;
    dependents.delete(variable);
    for (const key of keys) parts.delete(key);
  }

  function forgetParts(): void {
    parts = new WeakMap();
    dependents = new Map();
  }

  return {
    read: (variable) => {
      notes.add(variable);
      if (!values.has(variable)) throw new Demand(variable);
      return values.get(variable);
    },
    peek: (variable) => (values.has(variable) ? { value: values.get(variable) } : undefined),
    assign: (variable, value) => {
      forgetDependents(variable);
      values.set(variable, value);
    },
    release: (variable) => {
      forgetDependents(variable);
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
      keep(key, part);
      return part.result;
    },
    witness: () => new Map(values),
    ignoresVisibility: () => isIgnoringVisibility,
    ignoringVisibility: (run) => {
      forgetParts();
      isIgnoringVisibility = true;
      try {
        return run();
      } finally {
        forgetParts();
        isIgnoringVisibility = false;
      }
    },
  };
}
