import { readFile, stat } from 'node:fs/promises';
import { shareNext } from './shareNext.ts';

/** Reads the text of a file; undefined where there is none. */
export type ReadText = (file: string) => Promise<string | undefined>;

/** {@link ReadText}, from the disk each time. */
export const readText: ReadText = (file) => readFile(file, 'utf8').catch(() => undefined);

/** A file as it was read. */
interface Version {
  readonly text: string | undefined;
  /** What tells this version from another without reading it; undefined where there was no file. */
  readonly stamp: string | undefined;
  /**
   * Whether the next edit changes the stamp for certain. A file system counts time in ticks, of up to two seconds, so it
   * may give two edits in quick succession the same time.
   */
  readonly isSettled: boolean;
}

const LONGEST_TICK_MS = 2_000;

/**
 * Keeps what is made of files, and makes it anew where one of them has been edited since, has come or is gone. Whoever
 * asks after an edit gets what is made after it.
 *
 * @param make makes it; it must read every file with what it is given
 */
export function keepUntilEdited<T>(make: (read: ReadText) => Promise<T>): () => Promise<T> {
  let last: { readonly made: T; readonly versions: Map<string, Version> } | undefined;
  return shareNext(async () => {
    if (last && (await areCurrent(last.versions))) return last.made;
    const reading = new Map<string, Promise<Version>>();
    const made = await make(async (file) => {
      const version = reading.get(file) ?? readVersion(file);
      reading.set(file, version);
      return (await version).text;
    });
    const entries = [...reading].map(async ([file, version]) => [file, await version] as const);
    last = { made, versions: new Map(await Promise.all(entries)) };
    return made;
  });
}

/** Whether the files have the texts that they had. Notes the new versions of those that had to be read again. */
async function areCurrent(versions: Map<string, Version>): Promise<boolean> {
  const isCurrent = async ([file, known]: readonly [string, Version]): Promise<boolean> => {
    if (known.isSettled && (await readStamp(file)).stamp === known.stamp) return true;
    const found = await readVersion(file);
    versions.set(file, found);
    return found.text === known.text;
  };
  return !(await Promise.all([...versions].map(isCurrent))).includes(false);
}

/** The stamp is from before the text, so that an edit between the two is noticed the next time. */
async function readVersion(file: string): Promise<Version> {
  const stamp = await readStamp(file);
  return { ...stamp, text: await readText(file) };
}

async function readStamp(file: string): Promise<Omit<Version, 'text'>> {
  const now = Date.now();
  try {
    const { mtimeNs, ctimeNs, size, ino } = await stat(file, { bigint: true });
    const edited = Math.max(Number(mtimeNs), Number(ctimeNs)) / 1e6;
    return { stamp: [mtimeNs, ctimeNs, size, ino].join(), isSettled: edited < now - LONGEST_TICK_MS };
  } catch {
    return { stamp: undefined, isSettled: true };
  }
}
