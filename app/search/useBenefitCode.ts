import { validateBenefitCode } from '../api/index.ts';
import { useAppWiring, useCall } from '../wiring/index.ts';

/** What is known of the benefit code that the guest holds. A link may have brought it, so it is never taken for valid. */
export type BenefitCode = 'none' | 'unknown' | 'valid' | 'invalid';

export function useBenefitCode(code: string | undefined): BenefitCode {
  const { api } = useAppWiring();
  const { outcome } = useCall(code && `benefit-code:${code}`, (signal) => validateBenefitCode(api, code ?? '', signal));
  if (code === undefined) return 'none';
  if (outcome?.kind !== 'ok') return 'unknown';
  return outcome.value ? 'valid' : 'invalid';
}
