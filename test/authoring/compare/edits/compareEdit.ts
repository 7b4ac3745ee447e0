import { checkTools } from '../../../../authoring/check/CheckTools.ts';
import type { DocumentFile } from '../../../../authoring/check/read/DocumentFile.ts';
import type { Comparison, Verdict } from '../../../../authoring/compare/Change.ts';
import { compareVersions } from '../../../../authoring/compare/compareContent.ts';
import { compileVersion } from '../../../../authoring/compare/read/ContentVersion.ts';
import { formatComparison } from '../../../../authoring/compare/report/formatComparison.ts';
import { contentFiles } from '../../../content/contentFiles.ts';
import { type Edit, edited } from '../../../content/edits/edited.ts';

/** An edit of the shipped documents, with what its author should be told, found out by hand. */
export interface ComparedEdit {
  readonly name: string;
  readonly edits: readonly Edit[];
  readonly verdict: Verdict;
  /** The documents that are reported. */
  readonly documents: readonly string[];
  /** Sentences of the report, in any order. */
  readonly says: readonly string[];
}

const tools = checkTools();
const shipped = compileVersion(contentFiles);

/** Compares the shipped documents with those after some edits. */
export const compareEdits = async (edits: readonly Edit[]): Promise<Comparison> =>
  compareVersions(await shipped, await compileVersion(applyEdits(edits)), tools);

const applyEdits = (edits: readonly Edit[]): readonly DocumentFile[] =>
  edits.reduce((files, edit) => edited(edit, files), contentFiles);

/** What the test compares with what was expected by hand. */
export async function summarizeEdit({ edits, says }: ComparedEdit) {
  const comparison = await compareEdits(edits);
  const report = formatComparison(comparison, 'text');
  return {
    verdict: comparison.verdict,
    documents: comparison.documents.map(({ document }) => document),
    missing: says.filter((sentence) => !report.includes(sentence)).map((sentence) => `${sentence}\nnot in\n${report}`),
  };
}
