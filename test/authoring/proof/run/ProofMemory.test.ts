import { describe, expect, it } from 'vitest';
import { createProofMemory, tellProofs } from '../../../../authoring/proof/run/ProofMemory.ts';

/** A proof that says how many were made before. */
function counter() {
  let made = 0;
  return () => ({ problems: [], tally: { decided: made++, open: [] } });
}

describe('the memory of proofs', () => {
  it('proves again only what reads something else', () => {
    const [memory, prove] = [createProofMemory(), counter()];
    const decided = (document: string, inputs: unknown) => memory.recall(document, inputs, prove).tally.decided;
    expect([decided('a', { x: 1 }), decided('b', { x: 1 }), decided('a', { x: 1 })]).toEqual([0, 1, 0]);
    expect([decided('a', { x: 2 }), decided('a', { x: 2 }), decided('b', { x: 1 })]).toEqual([2, 2, 1]);
  });

  it('keeps proofs that were made elsewhere', () => {
    const [memory, prove] = [createProofMemory(), counter()];
    const told = tellProofs(memory, [{ problems: [], tally: { decided: 7, open: [] } }]);
    expect(told.recall('a', 1, prove).tally.decided).toBe(7);
    expect(told.recall('b', 1, prove).tally.decided).toBe(0);
    expect(memory.recall('a', 1, prove).tally.decided).toBe(7);
    expect(memory.recall('a', 2, prove).tally.decided).toBe(1);
  });
});
