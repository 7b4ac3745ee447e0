import * as disk from 'node:fs/promises';
import { inTime } from '../health/inTime.ts';

/** Reads the text of a file; undefined where there is none. */
export type ReadText = (file: string) => Promise<string | undefined>;

/** What tells one version of a file from another without reading it. */
export interface Stamp {
  /** Undefined where there is no file. */
  readonly stamp: string | undefined;
  /**
   * Whether the next edit changes the stamp for certain. A file system counts time in ticks, of up to two seconds, so it
   * may give two edits in quick succession the same time.
   */
  readonly isSettled: boolean;
}

/** Reads files of a disk that may stop answering, as that of a network does. */
export interface FileReader {
  readonly readText: ReadText;
  readonly readStamp: (file: string) => Promise<Stamp>;
  /** Whether the disk still owes an answer about this file. */
  readonly isStuck: (file: string) => boolean;
}

const LONGEST_TICK_MS = 2_000;

/** Longer than a disk that works takes, and short enough for a guest who waits. */
const MAX_WAIT_MS = 2_000;

const NONE: Stamp = { stamp: undefined, isSettled: true };

/**
 * Makes a reader. A file counts as missing while the disk does not answer about it, and is not asked for again before it
 * has: each question that waits keeps one of the few threads that Node has for files. What is no file, such as a pipe, is
 * missing as well.
 */
export function createFileReader({ stat, readFile }: Pick<typeof disk, 'stat' | 'readFile'> = disk): FileReader {
  const stuck = new Set<string>();
  async function ask<T>(file: string, question: (file: string) => Promise<T>, none: T): Promise<T> {
    if (stuck.has(file)) return none;
    const answer = question(file).catch(() => none);
    try {
      return await inTime(answer, MAX_WAIT_MS, () => new Error('the disk does not answer'));
    } catch {
      stuck.add(file);
      answer.then(() => stuck.delete(file));
      return none;
    }
  }
  async function stampOf(file: string): Promise<Stamp> {
    const now = Date.now();
    const found = await stat(file, { bigint: true });
    if (!found.isFile()) return NONE;
    const { mtimeNs, ctimeNs, size, ino } = found;
    const edited = Math.max(Number(mtimeNs), Number(ctimeNs)) / 1e6;
    return { stamp: [mtimeNs, ctimeNs, size, ino].join(), isSettled: edited < now - LONGEST_TICK_MS };
  }
  const readStamp = (file: string): Promise<Stamp> => ask(file, stampOf, NONE);
  return {
    readStamp,
    readText: async (file) =>
      (await readStamp(file)).stamp === undefined ? undefined : ask(file, (path) => readFile(path, 'utf8'), undefined),
    isStuck: (file) => stuck.has(file),
  };
}
