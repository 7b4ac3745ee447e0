import type { Truth } from '#engine';
import { Demand } from './Demand.ts';
import { Part, type Reason } from './Reason.ts';
import type { Value, Variable, Witness } from './Variable.ts';

/** What was decided, and why. */
export interface Decided<T> {
  readonly result: T;
  readonly reasons: ReadonlySet<Reason>;
}

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
  /** Decides a condition, or names the variable that it needs first. A part that was already decided is not decided again. */
  readonly evaluate: <T>(run: () => T) => Decided<T> | { readonly demand: Variable };
  /** Decides a part of a condition, remembered by `key` and, where one part is decided for several scopes, by its scope. */
  readonly part: (key: object, run: () => Truth, scope?: object) => Truth;
  /**
   * Runs the parts of a decision up to the one that decides it, whatever the others are. Of those before it nothing is
   * recorded then.
   */
  readonly upTo: <T>(parts: readonly (() => T)[], decides: (result: T) => boolean) => readonly T[];
  readonly witness: () => Witness;
  /**
   * Whether rules read an answer even if the guest would not see its question. Visibility is then a condition of its
   * own, so that it can be reported to the author.
   */
  readonly ignoresVisibility: () => boolean;
  readonly ignoringVisibility: <T>(run: () => T) => T;
}

/** A world without assumptions. */
export function createWorld(): World {
  const values = new Map<Variable, Value>();
  const everywhere = {};
  /** The decided parts by scope and key, and for each reason those that rest on it. */
  let parts = new WeakMap<object, WeakMap<object, Part>>();
  let dependents = new Map<Reason, Part[]>();
  let reasons = new Set<Reason>();
  let isIgnoringVisibility = false;

  /** Decides something and collects its reasons. */
  function track<T>(run: () => T): Decided<T> {
    const outer = reasons;
    const own = new Set<Reason>();
    reasons = own;
    try {
      return { result: run(), reasons: own };
    } finally {
      reasons = outer;
    }
  }

  function forgetDependents(reason: Reason): void {
    const others = dependents.get(reason);
    if (others === undefined) return;
    dependents.delete(reason);
    for (const part of others) {
      part.forget();
      forgetDependents(part);
    }
  }

  function forgetParts(): void {
    parts = new WeakMap();
    dependents = new Map();
  }

  function partsOf(scope: object): WeakMap<object, Part> {
    const known = parts.get(scope);
    if (known !== undefined) return known;
    const own = new WeakMap<object, Part>();
    parts.set(scope, own);
    return own;
  }

  function part(key: object, run: () => Truth, scope = everywhere): Truth {
    const known = partsOf(scope);
    const made = known.get(key) ?? makePart();
    // What rests on nothing never changes.
    if (made.reasons.size > 0) reasons.add(made);
    return made.result;

    function makePart(): Part {
      const made = new Part(
        track(run),
        () => part(key, run, scope),
        () => void known.delete(key),
      );
      known.set(key, made);
      for (const reason of made.reasons) {
        const others = dependents.get(reason);
        if (others) others.push(made);
        else dependents.set(reason, [made]);
      }
      return made;
    }
  }

  return {
    read: (variable) => {
      reasons.add(variable);
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
      try {
        return track(run);
      } catch (error) {
        if (error instanceof Demand) return { demand: error.variable };
        throw error;
      }
    },
    part,
    upTo: (parts, decides) => {
      const results = [];
      const before: ReadonlySet<Reason>[] = [];
      for (const run of parts) {
        const decided = track(run);
        results.push(decided.result);
        if (decides(decided.result)) {
          for (const reason of decided.reasons) reasons.add(reason);
          return results;
        }
        before.push(decided.reasons);
      }
      for (const each of before) for (const reason of each) reasons.add(reason);
      return results;
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

/** Whether all parts hold. The first that does not decides alone. */
export const every = (world: World, parts: readonly (() => boolean)[]): boolean =>
  world.upTo(parts, (holds) => !holds).every((holds) => holds);

/** Whether a part holds. The first that does decides alone. */
export const some = (world: World, parts: readonly (() => boolean)[]): boolean =>
  world.upTo(parts, (holds) => holds).some((holds) => holds);
