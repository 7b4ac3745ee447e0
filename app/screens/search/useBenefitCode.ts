import { validateBenefitCode } from '../../api/index.ts';
import { reportOutcome, useAppWiring, useCall } from '../../wiring/index.ts';

/** What is known of the benefit code that the guest holds. A link may have brought it, so it is never taken for valid. */
export interface BenefitCode {
  /** `unknown`: it is being asked about. `failed`: that could not be found out. */
  readonly status: 'none' | 'unknown' | 'valid' | 'invalid' | 'failed';
  /** Asks again. */
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
