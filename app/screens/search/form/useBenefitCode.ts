import { validateBenefitCode } from '../../../api/index.ts';
import { useAppServices, useCall } from '../../../app-services/index.ts';

/**
 * What is known of the guest's benefit code. It may come from a link, so it is never taken as valid without a check.
 */
export interface BenefitCode {
  /** `unknown`: it is being checked. `failed`: the check has failed. */
  readonly status: 'none' | 'unknown' | 'valid' | 'invalid' | 'failed';
  /** Checks the code again. */
  readonly again: () => void;
}

/** Whether the code can be used. */
export function useBenefitCode(code: string | undefined): BenefitCode {
  const { api } = useAppServices();
  const { outcome, again } = useCall(code && `benefit-code:${code}`, (signal) =>
    validateBenefitCode(api, code ?? '', signal),
  );
  if (code === undefined) return { status: 'none', again };
  if (outcome === undefined) return { status: 'unknown', again };
  if (outcome.kind !== 'ok') return { status: 'failed', again };
  return { status: outcome.value ? 'valid' : 'invalid', again };
}
