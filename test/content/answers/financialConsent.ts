import { signature } from './signature.ts';

/** The guest agrees by signing. */
export const financialConsent = signature;
