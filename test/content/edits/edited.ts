import type { DocumentFile } from '../../../authoring/check/read/DocumentFile.ts';
import { contentFiles } from '../contentFiles.ts';

/** A shipped document in which some text is replaced by another. */
export interface Edit {
  /** `kind/name`; of the only document of a kind, its name. */
  readonly document: string;
  readonly from: string;
  readonly to: string;
}

/**
 * The shipped documents with an edit in one of them.
 *
 * @throws Error when the document does not contain the text
 */
export function edited({ document, from, to }: Edit, files = contentFiles): readonly DocumentFile[] {
  const [kind, name] = document.split('/');
  const path = name === undefined ? `/${kind}.json` : `${kind}/1.0.0/scheduler/${name}.json`;
  const file = files.find((each) => each.path.endsWith(path));
  if (!file?.text.includes(from)) throw new Error(`${path} has no ${from}`);
  return files.map((each) => (each === file ? { ...each, text: each.text.replace(from, () => to) } : each));
}
