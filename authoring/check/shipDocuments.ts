import { join } from 'node:path';
import { readSchemas } from '../../schemas/SchemaFile.ts';
import { shippedDocument, writeShipped } from '../../schemas/write/writeShipped.ts';
import { checkOptions } from './CheckOptions.ts';
import { type CheckRun, runCheck } from './runCheck.ts';

/**
 * Writes the app's own copies of its messages and settings. The app shows them wherever an edited document lacks
 * something, and the files that ship beside it where another edit is broken: so none is written while the check finds an
 * error in any document.
 *
 * @param root folder of the documents
 * @param out folder of the generated modules
 */
export async function shipDocuments(root: string, out: string): Promise<CheckRun> {
  const shipped = readSchemas('schemas/content').flatMap((file) => {
    const document = shippedDocument(file);
    return document === undefined ? [] : [{ file, document: join(root, document) }];
  });
  const run = await runCheck(checkOptions(['--root', root, root, ...shipped.map(({ document }) => document)]));
  if (run.ok) for (const { file, document } of shipped) writeShipped(file, document, out);
  return run;
}
