import { useMemo } from 'react';
import { type FailedCall, listServices } from '../api/index.ts';
import { serviceNameMapper } from '../content/generated/texts/serviceNameMapper.ts';
import { businessNames } from '../journey/picked/PickedAppointments.ts';
import { type BookableService, bookableServices } from '../journey/services/bookableServices.ts';
import { listedNames, type ServiceNames } from '../journey/services/serviceName.ts';
import { type AppServices, useAppServices, useDocument } from './AppServices.ts';
import { useCall } from './useCall.ts';

export interface Services {
  readonly status: 'loading' | 'failed' | 'ready';
  /** Empty unless ready. */
  readonly services: readonly BookableService[];
  /** The call, where it has failed. */
  readonly call?: FailedCall;
  readonly again: () => void;
}

const none: readonly BookableService[] = [];

/**
 * Begins the call for the services, so that its answer is there earlier.
 *
 * @param isAnswered whether the answer is there already, so that the first view can show it
 */
export async function beginServices(
  { api, begun, arrived }: Pick<AppServices, 'api' | 'begun' | 'arrived'>,
  isAnswered: boolean,
): Promise<void> {
  const call = listServices(api, [...businessNames]);
  begun.add(call);
  if (isAnswered) arrived.add(await call);
}

/** The services that can be booked, as guests read them. All screens share the same answer. */
export function useServices(): Services {
  const { api, begun, arrived } = useAppServices();
  const [first] = arrived;
  const { outcome = first, again } = useCall('services', (signal) => {
    const [call] = begun;
    if (call === undefined) return listServices(api, [...businessNames], signal);
    begun.delete(call);
    return call;
  });
  const names = useServiceNames();
  const services = useMemo(
    () => (outcome?.kind === 'ok' && names ? bookableServices(outcome.value, names) : none),
    [outcome, names],
  );
  if (outcome === undefined || (outcome.kind === 'ok' && names === undefined))
    return { status: 'loading', services, again };
  if (outcome.kind === 'ok') return { status: 'ready', services, again };
  return { status: 'failed', services, call: outcome, again };
}

/** What guests read instead of the server's names of services; undefined while it is on its way. */
export function useServiceNames(): ServiceNames | undefined {
  const result = useDocument(serviceNameMapper);
  return result?.ok ? result.document : result && listedNames;
}
