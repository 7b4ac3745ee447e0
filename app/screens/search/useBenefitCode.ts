import { validateBenefitCode } from '../../api/index.ts';
import { reportOutcome, useAppWiring, useCall } from '../../wiring/index.ts';

/**
 * What is known of the guest's benefit code. It may come from a link, so it is never taken as valid without a check.
 */
export interface BenefitCode {
  /** `unknown`: it is being checked. `failed`: the check has failed. */
  readonly status: 'none' | 'unknown' | 'valid' | 'invalid' | 'failed';
  /** Checks the code again. */
  readonly again: () => void;
}

/** Whether the code can be used. A failure is reported. */
export function useBenefitCode(code: string | undefined): BenefitCode {
  const { api, analytics } = useAppWiring();
  const { outcome, again } = useCall(code && `benefit-code:${code}`, async (signal) => {
    const outcome = await validateBenefitCode(api, code ?? '', signal);
    reportOutcome(analytics, outcome, signal);
    return outcome;
  });
  if (code === undefined) return { status: 'none', again };
  if (outcome === undefined) return { status: 'unknown', again };
  if (outcome.kind !== 'ok') return { status: 'failed', again };
  return { status: outcome.value ? 'valid' : 'invalid', again };
}
