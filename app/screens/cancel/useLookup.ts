import { useMemo } from 'react';
import { type FailedCall, type LookedUp, lookUpAppointment, type Outcome } from '../../api/index.ts';
import { useAppServices, useCall, useServiceNames } from '../../app-services/index.ts';
import { nameService, type ServiceNames } from '../../journey/services/serviceName.ts';

export type Lookup =
  | { readonly status: 'loading' }
  | { readonly status: 'found'; readonly found: LookedUp }
  /** No appointment has this id and this code, or too many wrong codes were tried. */
  | { readonly status: 'notFound' }
  /** This deployment has no such call: nothing is known of the appointment. */
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly isBusy: boolean; readonly call: FailedCall; readonly again: () => void };

/** Statuses of a server that does not know the path, the method or the call. */
const NO_SUCH_CALL: readonly number[] = [404, 405, 501];

/** Looks up what the link in a mail would cancel. Changes nothing. */
export function useLookup(id: string, confirmCode: string): Lookup {
  const { api } = useAppServices();
  const { outcome, again } = useCall(`lookup:${id}:${confirmCode}`, (signal) =>
    lookUpAppointment(api, { id, confirmCode }, signal),
  );
  const names = useServiceNames();
  return useMemo((): Lookup => {
    const lookup = resolveLookup(outcome, again);
    if (lookup.status !== 'found') return lookup;
    return names === undefined ? { status: 'loading' } : { ...lookup, found: nameServices(lookup.found, names) };
  }, [outcome, again, names]);
}

/** The appointments with the names of services that guests read. */
const nameServices = ({ appointments, ...found }: LookedUp, names: ServiceNames): LookedUp => ({
  ...found,
  appointments: appointments.map((one) => ({
    ...one,
    services: one.services.map((service) => nameService(service, names)),
  })),
});

function resolveLookup(outcome: Outcome<LookedUp, 'notFound'> | undefined, again: () => void): Lookup {
  switch (outcome?.kind) {
    case undefined:
      return { status: 'loading' };
    case 'ok':
      return { status: 'found', found: outcome.value };
    case 'refused':
      return { status: 'notFound' };
    case 'failed':
      if (NO_SUCH_CALL.includes(outcome.status)) return { status: 'unknown' };
      return { status: 'failed', isBusy: outcome.failure === 'busy', call: outcome, again };
  }
}
