import { Part, type Reason } from './Reason.ts';
import type { Variable } from './Variable.ts';
import type { World } from './World.ts';

/** Why a part of a search failed. */
export interface Conflict {
  /** What the failure rests on: changing anything else does not help. */
  readonly reasons: ReadonlySet<Reason>;
  /** Whether every value that could have helped was tried, from complete domains. */
  readonly certain: boolean;
}

/** The conflicts that a search has come to, so that it does not come to the same one by other values. */
export interface Lessons {
  /** Keeps a conflict that all values of a variable have led to. */
  readonly learn: (variable: Variable, conflict: Conflict) => void;
  /** The conflict that all values of a variable lead to, where all that a kept one rests on is so again. */
  readonly recall: (variable: Variable) => Conflict | undefined;
}

/** A conflict with what each of its reasons was. */
interface Lesson {
  readonly given: readonly (readonly [Reason, unknown])[];
  readonly certain: boolean;
}

/** The most lessons that are kept of a variable: to look through more takes longer than it saves. */
const mostLessons = 8;

export function createLessons(world: World): Lessons {
  const lessons = new Map<Variable, readonly Lesson[]>();
  const present = (reason: Reason): unknown => (reason instanceof Part ? reason.decide() : world.read(reason));
  return {
    learn: (variable, { reasons, certain }) => {
      const given = [...reasons].map(
        (reason) => [reason, reason instanceof Part ? reason.result : world.peek(reason)?.value] as const,
      );
      lessons.set(variable, [{ given, certain }, ...(lessons.get(variable) ?? [])].slice(0, mostLessons));
    },
    recall: (variable) => {
      for (const { given, certain } of lessons.get(variable) ?? []) {
        const again = world.evaluate(() => given.every(([reason, then]) => present(reason) === then));
        if (!('demand' in again) && again.result) return { reasons: again.reasons, certain };
      }
      return undefined;
    },
  };
}
