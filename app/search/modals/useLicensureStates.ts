import { useMemo } from 'react';
import { type LicensureState, licensureStates } from '../../api/index.ts';
import { reportOutcome, useAppWiring, useCall } from '../../wiring/index.ts';

interface LicensureStates {
  /** Sorted by name; undefined while they are on their way, and where they do not come. */
  readonly states: readonly LicensureState[] | undefined;
  readonly failed: boolean;
  readonly again: () => void;
}

/** The states, and in which of them the service is given. A failure is reported. */
export function useLicensureStates(serviceId: number): LicensureStates {
  const { api, analytics } = useAppWiring();
  const { outcome, again } = useCall(`licensure-states:${serviceId}`, async (signal) => {
    const outcome = await licensureStates(api, serviceId, signal);
    reportOutcome(analytics, outcome, signal);
    return outcome;
  });
  const states = useMemo(
    () =>
      outcome?.kind === 'ok' ? outcome.value.toSorted((a, b) => a.name.localeCompare(b.name, 'en-US')) : undefined,
    [outcome],
  );
  return { states, failed: outcome !== undefined && outcome.kind !== 'ok', again };
}
