import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckTools } from '../check/CheckTools.ts';
import { checkContent } from '../check/checkContent.ts';
import { describeMeaning } from '../check/problems/formatReport.ts';
import type { LocatedProblem } from '../check/problems/LocatedProblem.ts';
import type { DocumentFile } from '../check/read/DocumentFile.ts';
import { findDocumentByPath } from '../check/read/findDocumentByPath.ts';
import { copies, type EditedDocument } from './EditedDocument.ts';

/**
 * The documents on disk in which there is an error, each with what is wrong and with the copy that the app uses.
 *
 * @param documents all that there are
 * @param shipped folder of the copies that the app was built with; undefined where there are none
 */
export async function describeEdits(
  documents: readonly DocumentFile[],
  shipped: string | undefined,
  tools: CheckTools,
): Promise<readonly EditedDocument[]> {
  const errors = (await checkContent(documents, tools)).filter(({ severity }) => severity === 'error');
  return documents.flatMap((document) => {
    const own = errors.filter(({ file }) => file === document.file);
    return own.length === 0 ? [] : [describeDocument(document, own, shipped)];
  });
}

function describeDocument(
  document: DocumentFile,
  problems: readonly LocatedProblem[],
  shipped: string | undefined,
): EditedDocument {
  const copy = copyInUse(document, problems, shipped);
  return {
    file: document.file,
    isRefused: copy === 'shipped' || copy === 'none',
    copy: copies[copy],
    findings: problems.map((problem) => {
      const { line, column, pointer = '', code } = problem;
      return { line, column, pointer, code, message: describeMeaning(problem) };
    }),
  };
}

function copyInUse(
  { path }: DocumentFile,
  problems: readonly LocatedProblem[],
  shipped: string | undefined,
): keyof typeof copies {
  const found = findDocumentByPath(path);
  if (found === undefined) return 'unread';
  const refusals = problems.filter(({ isRefused }) => isRefused);
  if (refusals.length === 0) return 'edited';
  // Such a document is taken as far as it can be, unless it cannot be read at all.
  if (found.kind.lenient && refusals.every(({ code }) => code !== 'not-json')) return 'ownWords';
  return shipped !== undefined && existsSync(join(shipped, path)) ? 'shipped' : 'none';
}
