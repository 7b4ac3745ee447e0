import type { Place } from '#engine';
import { createOriginalReader } from '../check/origin/createOriginalReader.ts';
import { byPlace, type FilePlace, type LocatedProblem, sortProblems } from '../check/problems/LocatedProblem.ts';
import { locate } from '../check/problems/locate.ts';
import type { DocumentFile } from '../check/read/DocumentFile.ts';
import { type CataloguedFile, catalogueFiles } from '../check/read/findDocumentByPath.ts';
import type { ProofProblem, Tally } from './ProofProblem.ts';
import { mergeProblems } from './request/mergeProblems.ts';
import { type IsWanted, listProofTasks } from './run/listProofTasks.ts';
import { type MakeProofs, makeProofs } from './run/ProofTask.ts';
import { createProofTools, type ProofTools } from './run/ProofTools.ts';
import { listUndecided, mayStay } from './run/undecided.ts';

export interface ContentProof {
  readonly problems: readonly LocatedProblem[];
  /** Its open questions are those that no document explains. */
  readonly tally: Tally;
  /** How many questions were not decided where the documents say why they may stay. */
  readonly left: number;
}

export interface ProofOptions {
  /** Made anew when absent. */
  readonly tools?: ProofTools;
  /** All form configurations and prescreens when absent. */
  readonly isWanted?: IsWanted;
  /** Makes the proofs; when absent, this process does. */
  readonly make?: MakeProofs;
}

/** Proves all it can about the documents of one content root that compile; the content check reports those that do not. */
export async function proveContent(
  files: readonly DocumentFile[],
  { tools = createProofTools(), isWanted, make = makeProofs }: ProofOptions = {},
): Promise<ContentProof> {
  const catalogued = catalogueFiles(files);
  const proofs = (await make(await listProofTasks(files, tools, isWanted))).map(({ proof }) => proof);
  const undecided = proofs.flatMap(({ tally }) => tally.open);
  const open = undecided.filter((question) => !mayStay(question, catalogued));
  return {
    problems: sortProblems([
      ...locateProblems(
        proofs.flatMap(({ problems }) => problems),
        files,
      ),
      ...listUndecided(open).flatMap((problem) => locateProblem(problem, catalogued)),
    ]),
    tally: {
      decided: proofs.reduce((sum, { tally }) => sum + tally.decided, 0),
      open,
    },
    left: undecided.length - open.length,
  };
}

/** What proofs of the documents have found together, each where it is written. */
export function locateProblems(
  problems: readonly ProofProblem[],
  files: readonly DocumentFile[],
): readonly LocatedProblem[] {
  const catalogued = catalogueFiles(files);
  return mergeProblems(problems, createOriginalReader(catalogued)).flatMap((problem) =>
    locateProblem(problem, catalogued),
  );
}

function locateProblem(problem: ProofProblem, catalogued: readonly CataloguedFile[]): readonly LocatedProblem[] {
  const { code, severity, message, witness, excluding } = problem;
  const place = findFilePlace(problem, catalogued);
  if (place === undefined) return [];
  const reasons = excluding?.flatMap(({ description: words, ...at }) => {
    const there = findFilePlace(at, catalogued);
    return there === undefined ? [] : [{ ...there, words }];
  });
  return [
    {
      ...place,
      severity,
      code,
      message,
      ...(witness !== undefined && { witness }),
      ...(reasons !== undefined && reasons.length > 0 && { excluding: [...reasons].sort(byPlace) }),
    },
  ];
}

function findFilePlace({ document, pointer }: Place, catalogued: readonly CataloguedFile[]): FilePlace | undefined {
  const owner = catalogued.find(({ name }) => name === document)?.file;
  return owner && { file: owner.file, ...locate(owner.text, pointer) };
}
