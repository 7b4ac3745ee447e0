import type { Proof, ProofProblem } from '../ProofProblem.ts';

/** The proof of one document, before it is made. */
export interface ProofTask {
  /** The name of the document, or a name of its own for what no document names. */
  readonly document: string;
  /** All that the proof reads of documents, as JSON. */
  readonly inputs: () => string;
  /** @param report gets most problems as they are found */
  readonly prove: (report?: (problem: ProofProblem) => void) => Proof;
}

/** A proof that was made. */
export interface MadeProof {
  readonly document: string;
  /** What it has read of documents. */
  readonly inputs: string;
  readonly proof: Proof;
  /** How long it has taken. */
  readonly milliseconds: number;
}

/** Hears what is found of a document, while proofs are made. It hears most problems more than once. */
export type OnFound = (document: string, problems: readonly ProofProblem[]) => void;

/** Makes proofs, here or elsewhere. */
export type MakeProofs = (tasks: readonly ProofTask[], onFound?: OnFound) => Promise<readonly MadeProof[]>;

/** Makes them one after the other in this process. */
export const makeProofs: MakeProofs = async (tasks, onFound) =>
  tasks.map(({ document, inputs, prove }) => {
    const begun = performance.now();
    const proof = prove((problem) => onFound?.(document, [problem]));
    if (proof.problems.length > 0) onFound?.(document, proof.problems);
    return { document, inputs: inputs(), proof, milliseconds: performance.now() - begun };
  });
