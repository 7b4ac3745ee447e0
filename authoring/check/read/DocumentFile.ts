import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** One document as it lies on disk. */
export interface DocumentFile {
  /** For the author: relative to the working directory. */
  readonly file: string;
  /** For the catalogue: relative to the content root. Both have forward slashes. */
  readonly path: string;
  readonly text: string;
}

const slashes = (path: string): string => path.split(sep).join('/');

/** Every JSON file below the content root, in order; also one whose name nothing reads for its letter case (`.JSON`). */
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
