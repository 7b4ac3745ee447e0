import type { Explanation } from '#engine/explain';
import { type CataloguedFile, findDocumentByPath } from '../../../authoring/check/read/findDocumentByPath.ts';
import { findDocument } from '../../content/catalogue.ts';
import { documentPath } from '../../content/DocumentKind.ts';

/** The documents that an explanation names, and those from which they take parts, as they are on the server now. */
export async function readFiles(
  explanations: readonly Explanation[],
  fetchText: (path: string) => Promise<string | undefined>,
): Promise<readonly CataloguedFile[]> {
  const files = new Map<string, CataloguedFile>();
  const asked = new Set<string>();
  const read = async (name: string): Promise<void> => {
    const found = findDocument(name);
    const path = found && documentPath(found.kind, found.id);
    if (path === undefined || asked.has(path)) return;
    asked.add(path);
    const [text, document] = [await fetchText(path), findDocumentByPath(path)];
    if (text === undefined || document === undefined) return;
    files.set(path, { ...document, file: { file: path.slice(path.lastIndexOf('/') + 1), path, text } });
    const named = [...text.matchAll(/"\$ref": *"([^"#]+)#/g)].map(([, other = '']) => other);
    await Promise.all(named.map(read));
  };
  const names = explanations.flatMap(({ because }) => because.map(({ document }) => document.replace(/ with .*$/, '')));
  await Promise.all(names.map(read));
  return [...files.values()];
}
