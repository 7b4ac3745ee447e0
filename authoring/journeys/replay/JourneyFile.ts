import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { checkRecordedJourney } from '../../../schemas/generated/journeys/recorded-journey.js';
import type { RecordedJourney } from '../RecordedJourney.ts';

/** A recorded journey as a file on disk. */
export interface JourneyFile {
  /** Path relative to the working directory, with forward slashes. */
  readonly file: string;
  readonly journey?: RecordedJourney;
  /** Why it is no journey. */
  readonly problem?: string;
}

/** The journeys that are kept beside the shipped documents. */
export const usualJourneys = 'content-fixtures/journeys';

/**
 * Every journey in a folder and below, or in one file, sorted.
 *
 * @throws Error when there is no such file or folder
 */
export function readJourneys(path: string): readonly JourneyFile[] {
  if (!existsSync(path)) throw new Error(`There is no file or folder "${path}".`);
  const files = statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.toLowerCase().endsWith('.json'))
        .map((name) => join(path, name));
  return files.sort().map((file) => {
    const name = relative(process.cwd(), file).split(sep).join('/');
    return { file: name, ...parseJourney(readFileSync(file, 'utf8')) };
  });
}

/** The journey that a text has, or why it has none. Its type is trusted once it is checked. */
export function parseJourney(text: string): Pick<JourneyFile, 'journey' | 'problem'> {
  let journey: RecordedJourney;
  try {
    journey = JSON.parse(text);
  } catch {
    return { problem: 'This is not JSON.' };
  }
  if (checkRecordedJourney(journey)) return { journey };
  const [violation] = checkRecordedJourney.errors ?? [];
  const { instancePath = '', keyword = '', params = {} } = violation ?? {};
  return { problem: `This is not a recorded journey: "${keyword}" at "${instancePath}" (${JSON.stringify(params)}).` };
}
