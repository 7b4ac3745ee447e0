import type { Json, JsonSchema } from '#engine';
import type { RequestContract } from '../request/RequestContract.ts';

/** An answer that the booking request could mind. */
export interface Trial {
  readonly answer: Json;
  /** The names that lead from the field's schema to the part that the answer is tried for. */
  readonly at: readonly string[];
}

export interface Trials {
  readonly trials: readonly Trial[];
  /** Parts of the schema of which nobody knows whether the answers that are tried stand for all. */
  readonly unknown: readonly (readonly string[])[];
}

/** What answers are tried against, and with what. */
export interface TrialOptions {
  readonly contract: RequestContract;
  /** A date that the checks of entries take most likely. */
  readonly recent: string;
  /** Choices that rules name: other choices are ticked before them. */
  readonly named: readonly Json[];
}

/** A part of a field: what the form says of it, how it looks, and where it is sent as it is. */
export interface TriedPart {
  readonly schema: JsonSchema;
  readonly uiSchema: unknown;
  /** Undefined where an encoder writes it. */
  readonly to?: readonly string[];
}

/** The trials of a part. */
export type BuildTrials = (part: TriedPart) => Trials;

export const mergeTrials = (...all: readonly Trials[]): Trials => ({
  trials: all.flatMap(({ trials }) => trials),
  unknown: all.flatMap(({ unknown }) => unknown),
});

/** The same trials for the part below these names, each within an answer for the whole. */
export const nestTrials = (
  { trials, unknown }: Trials,
  names: readonly string[],
  whole: (part: Json) => Json,
): Trials => ({
  trials: trials.map(({ answer, at }) => ({ answer: whole(answer), at: [...names, ...at] })),
  unknown: unknown.map((at) => [...names, ...at]),
});

/** What the `uiSchema` says of a member, or of a list's entries. */
export const readUiSchema = (uiSchema: unknown, name: string): unknown =>
  typeof uiSchema === 'object' && uiSchema !== null
    ? Object.entries(uiSchema).find(([key]) => key === name)?.[1]
    : undefined;
