import { createFileReader, type FileReader, type ReadText, type Stamp } from './createFileReader.ts';
import { shareNext } from './shareNext.ts';

/** A file as it was read. */
interface Version extends Stamp {
  readonly text: string | undefined;
}

/**
 * Keeps what is made of files, and makes it anew where one of them has been edited since, has come or is gone. Whoever
 * asks after an edit gets what is made after it.
 *
 * @param make makes it; it must read every file with what it is given
 */
export function keepUntilEdited<T>(
  make: (read: ReadText) => Promise<T>,
  files: FileReader = createFileReader(),
): () => Promise<T> {
  let last: { readonly made: T; readonly versions: Map<string, Version> } | undefined;

  /** The stamp is from before the text, so that an edit between the two is noticed the next time. */
  async function readVersion(file: string): Promise<Version> {
    const stamp = await files.readStamp(file);
    return { ...stamp, text: await files.readText(file) };
  }

  /** Whether the files have the texts that they had. Notes the new versions of those that had to be read again. */
  async function areCurrent(versions: Map<string, Version>): Promise<boolean> {
    const isCurrent = async ([file, known]: readonly [string, Version]): Promise<boolean> => {
      if (known.isSettled && (await files.readStamp(file)).stamp === known.stamp) return true;
      const found = await readVersion(file);
      versions.set(file, found);
      return found.text === known.text;
    };
    return !(await Promise.all([...versions].map(isCurrent))).includes(false);
  }

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
