import { createDetailedChecks, type DetailedChecks } from '../../check/read/createDetailedChecks.ts';
import { bookingContract } from '../request/bookingContract.ts';
import type { RequestContract } from '../request/RequestContract.ts';

/** What proofs need besides documents. It takes a while to make, and serves all of them. */
export interface ProofTools {
  readonly resolveCheck: DetailedChecks;
  readonly contract: RequestContract;
}

export const createProofTools = (): ProofTools => ({
  resolveCheck: createDetailedChecks(),
  contract: bookingContract(),
});
