import { expect, it } from 'vitest';
import { keepProofs } from '../../../../authoring/proof/run/keepProofs.ts';
import { makeProofs, type ProofTask } from '../../../../authoring/proof/run/ProofTask.ts';

it('makes again only the proofs that read something else', async () => {
  const made: string[] = [];
  const task = (document: string, inputs: string): ProofTask => ({
    document,
    inputs: () => inputs,
    prove: () => ({ problems: [], tally: { decided: made.push(document), open: [] } }),
  });
  const make = keepProofs(makeProofs);
  const decided = async (tasks: readonly ProofTask[]) =>
    (await make(tasks)).map(({ document, proof }) => [document, proof.tally.decided]);
  expect(await decided([task('a', '1'), task('b', '1')])).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
  expect(await decided([task('b', '1'), task('a', '2'), task('c', '1')])).toEqual([
    ['b', 2],
    ['a', 3],
    ['c', 4],
  ]);
  expect(made).toEqual(['a', 'b', 'a', 'c']);
});
