import { SkippedCase } from '../case/SkippedCase.ts';

/** What another call says; undefined where it does not answer as promised, which its own cases report. */
export async function unlessSkipped<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof SkippedCase) return undefined;
    throw error;
  }
}
