import type { Answers, JsonObject } from '#engine';
import { type StepAnswers, stepAnswers } from '../answers/index.ts';

const each = <T>(of: (answers: StepAnswers) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(stepAnswers).map(([step, answers]) => [step, of(answers)]));

/** The fewest answers that each step accepts. */
export const minimal: Readonly<Record<string, Answers>> = each((answers) => answers.minimal);

/** Answers to everything that each step can ask. */
export const maximal: Readonly<Record<string, Answers>> = each((answers) => answers.maximal);

/** The settings that ask for everything. */
export const everySetting: Readonly<Record<string, JsonObject>> = each(({ settings }) => settings ?? {});
