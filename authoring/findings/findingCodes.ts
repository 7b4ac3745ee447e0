import { problemCodes } from '#engine';
import { authoringCodes } from '../check/problems/AuthoringProblem.ts';
import { proofCodes } from '../proof/ProofProblem.ts';

/** The codes of all that check and proof can find. */
export const findingCodes = [...problemCodes, ...authoringCodes, ...proofCodes] as const;

export type FindingCode = (typeof findingCodes)[number];
