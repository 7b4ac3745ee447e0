import { type DocumentFile, readDocuments } from '../../check/read/DocumentFile.ts';
import { type CataloguedFile, findDocumentByPath } from '../../check/read/findDocumentByPath.ts';
import { readChecked } from '../../check/read/readChecked.ts';
import type { AskedPlan } from '../AskedPlan.ts';
import { compileAsked } from '../compileAsked.ts';

/** What the documents of a folder ask, by the name of the document. */
export const openAsked = async (root: string): Promise<ReadonlyMap<string, AskedPlan>> =>
  compileAsked(await readChecked(listCatalogued(readDocuments(root))));

export const listCatalogued = (files: readonly DocumentFile[]): readonly CataloguedFile[] =>
  files.flatMap((file) => {
    const found = findDocumentByPath(file.path);
    return found === undefined ? [] : [{ file, ...found }];
  });
