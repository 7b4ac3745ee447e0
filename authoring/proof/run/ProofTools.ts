import { createCheckedReader, type ReadChecked } from '../../check/read/readChecked.ts';
import { bookingContract } from '../request/bookingContract.ts';
import type { RequestContract } from '../request/RequestContract.ts';

/** What proofs need besides documents. It takes a while to make, and serves all of them. */
export interface ProofTools {
  readonly readChecked: ReadChecked;
  readonly contract: RequestContract;
}

export const createProofTools = (readChecked: ReadChecked = createCheckedReader()): ProofTools => ({
  readChecked,
  contract: bookingContract(),
});
