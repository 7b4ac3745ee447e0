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

/** Makes proofs, here or elsewhere, and gives each to `onMade` once it is made. */
export type MakeProofs = (
  tasks: readonly ProofTask[],
  onMade?: (proof: MadeProof) => void,
) => Promise<readonly MadeProof[]>;

/** Makes them one after the other in this process. */
export const makeProofs: MakeProofs = async (tasks, onMade) =>
  tasks.map(({ document, inputs, prove }) => {
    const begun = performance.now();
    const proof = prove();
    const made = { document, inputs: inputs(), proof, milliseconds: performance.now() - begun };
    onMade?.(made);
    return made;
  });
