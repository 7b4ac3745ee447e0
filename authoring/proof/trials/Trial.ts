import type { Json, JsonSchema, PayloadPlan } from '#engine';
import type { RequestContract } from '../request/RequestContract.ts';

/** An answer that the booking request might refuse. */
export interface Trial {
  readonly answer: Json;
  /** The names that lead from the field's schema to the part that is being tried. */
  readonly at: readonly string[];
}

export interface Trials {
  readonly trials: readonly Trial[];
  /** Parts of the schema for which the tried answers may not represent all answers. */
  readonly unknown: readonly (readonly string[])[];
}

/** What the answers are tried against, and hints for choosing them. */
export interface TrialOptions {
  readonly contract: RequestContract;
  /** A date that checks of list entries most likely accept. */
  readonly recent: string;
  /** Choices that rules name; other choices are selected before these. */
  readonly named: readonly Json[];
}

/** A part of a field: its schema, its `uiSchema`, and the place to which it is sent unchanged. */
export interface TriedPart {
  readonly schema: JsonSchema;
  readonly uiSchema: unknown;
  /** Undefined when an encoder writes it. */
  readonly to?: readonly string[];
  /** What the request calls the members of the group, or of each entry of the list. */
  readonly members?: PayloadPlan['members'];
}

/** Builds the trials of a part. */
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

/** The `uiSchema` of a member of a group, or of the entries of a list (`items`). */
export const readUiSchema = (uiSchema: unknown, name: string): unknown =>
  typeof uiSchema === 'object' && uiSchema !== null
    ? Object.entries(uiSchema).find(([key]) => key === name)?.[1]
    : undefined;
