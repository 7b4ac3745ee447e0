import type { Proof } from '../ProofProblem.ts';

/** The proofs of earlier runs. */
export interface ProofMemory {
  /**
   * The proof of a document: that of the last run, if all that it reads is as it was then.
   *
   * @param inputs all that the proof reads of documents; plain data
   */
  readonly recall: (document: string, inputs: unknown, prove: () => Proof) => Proof;
}

/** Proves everything anew. */
export const withoutMemory: ProofMemory = { recall: (_document, _inputs, prove) => prove() };

/** Keeps the last proof of each document. */
export function createProofMemory(): ProofMemory {
  const kept = new Map<string, { readonly inputs: string; readonly proof: Proof }>();
  return {
    recall: (document, inputs, prove) => {
      const written = JSON.stringify(inputs);
      const last = kept.get(document);
      if (last?.inputs === written) return last.proof;
      const proof = prove();
      kept.set(document, { inputs: written, proof });
      return proof;
    },
  };
}

/** The same memory, which is told the proofs in order instead of proving. */
export function tellProofs(memory: ProofMemory, proofs: readonly Proof[]): ProofMemory {
  const left = proofs.values();
  return {
    recall: (document, inputs, prove) => {
      const { value = prove() } = left.next();
      return memory.recall(document, inputs, () => value);
    },
  };
}
