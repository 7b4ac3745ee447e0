import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** One document as a file on disk. */
export interface DocumentFile {
  /** Path relative to the working directory, with forward slashes, for the author. */
  readonly file: string;
  /** Path relative to the content root, with forward slashes, for the catalogue. */
  readonly path: string;
  readonly text: string;
}

const slashes = (path: string): string => path.split(sep).join('/');

/**
 * Every JSON file below the content root, sorted. Includes files that nothing reads because of the letter case of their
 * extension (`.JSON`).
 */
export function readDocuments(root: string): readonly DocumentFile[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.toLowerCase().endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({
      file: slashes(relative(process.cwd(), file)),
      path: slashes(relative(root, file)),
      text: readFileSync(file, 'utf8'),
    }));
}

/** Keeps the files that it was given last: one with the same text is the same object again. */
export function keepSameFiles(): (files: readonly DocumentFile[]) => readonly DocumentFile[] {
  let before: ReadonlyMap<string, DocumentFile> = new Map();
  return (files) => {
    const kept = files.map((file) => {
      const known = before.get(file.file);
      return known?.text === file.text ? known : file;
    });
    before = new Map(kept.map((file) => [file.file, file]));
    return kept;
  };
}

/** Reads the documents of a folder again and again. */
export function rereadDocuments(root: string): () => readonly DocumentFile[] {
  const keep = keepSameFiles();
  return () => keep(readDocuments(root));
}
