import { describeMeaning, formatAnswers } from '../check/problems/formatReport.ts';
import type { LocatedProblem } from '../check/problems/LocatedProblem.ts';
import type { DocumentFile } from '../check/read/DocumentFile.ts';
import { proveContent } from '../proof/proveContent.ts';
import type { MakeProofs } from '../proof/run/ProofTask.ts';
import type { ProofTools } from '../proof/run/ProofTools.ts';
import { copies, type EditedDocument, type EditFinding } from './EditedDocument.ts';

/** The documents on disk of which the proof has found an error. The app takes all of them as they are. */
export async function describeProof(
  documents: readonly DocumentFile[],
  options: { readonly tools: ProofTools; readonly make: MakeProofs },
): Promise<readonly EditedDocument[]> {
  const { problems } = await proveContent(documents, options);
  const errors = problems.filter(({ severity }) => severity === 'error');
  return documents.flatMap(({ file }) => {
    const findings = errors.filter((problem) => problem.file === file).map(toFinding);
    return findings.length === 0 ? [] : [{ file, isRefused: false, copy: copies.edited, findings }];
  });
}

function toFinding(problem: LocatedProblem): EditFinding {
  const { line, column, pointer = '', code, witness } = problem;
  const when = witness === undefined ? '' : ` When ${formatAnswers(witness)}.`;
  return { line, column, pointer, code, message: describeMeaning(problem) + when };
}
