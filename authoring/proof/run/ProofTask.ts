import type { Proof } from '../ProofProblem.ts';

/** The proof of one document, before it is made. */
export interface ProofTask {
  /** The name of the document, or a name of its own for what no document names. */
  readonly document: string;
  /** All that the proof reads of documents, as JSON. */
  readonly inputs: () => string;
  readonly prove: () => Proof;
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

/** Makes proofs, here or elsewhere. */
export type MakeProofs = (tasks: readonly ProofTask[]) => Promise<readonly MadeProof[]>;

/** Makes them one after the other in this process. */
export const makeProofs: MakeProofs = async (tasks) =>
  tasks.map(({ document, inputs, prove }) => {
    const begun = performance.now();
    const proof = prove();
    return { document, inputs: inputs(), proof, milliseconds: performance.now() - begun };
  });
