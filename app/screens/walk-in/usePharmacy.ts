import { useMemo } from 'react';
import { type Clinic, clinicDetails, type FailedCall, listServicesAt, type Outcome } from '../../api/index.ts';
import { useAppServices, useCall, useDocument, useServiceNames } from '../../app-services/index.ts';
import { schedulerConfig } from '../../content/generated/settings/schedulerConfig.ts';
import { type BookableService, bookableServices } from '../../journey/services/bookableServices.ts';
import { type WalkIn, walkInOf } from '../../journey/services/categoryConfig.ts';

/** The pharmacy that the guest is in, and the vaccines that it gives without an appointment. */
export interface Pharmacy {
  /** `none`: there is no pharmacy with this number. `failed`: its services, or how they are booked, cannot be read. */
  readonly status: 'loading' | 'none' | 'failed' | 'ready';
  /** Undefined while it is loading; empty if its details cannot be read. */
  readonly place: Partial<Clinic> | undefined;
  /** Empty unless ready. */
  readonly vaccines: readonly BookableService[];
  /** How they are booked; undefined unless ready. */
  readonly walkIn: WalkIn | undefined;
  /** The call for its services, where it has failed. */
  readonly failedCall: FailedCall | undefined;
  readonly again: () => void;
}

const unknown: Partial<Clinic> = {};
const noVaccines: readonly BookableService[] = [];

/** @param locationId from the address; anything but eight digits is no pharmacy, and no call is made */
export function usePharmacy(locationId: string): Pharmacy {
  const { api } = useAppServices();
  const isNumber = /^\d{8}$/.test(locationId);
  const config = useDocument(schedulerConfig);
  const walkIn = useMemo(() => (config?.ok ? walkInOf(config.document) : undefined), [config]);
  const { businessName = 'pharmacy' } = walkIn ?? {};
  const place = isNumber && walkIn ? `${businessName}:${locationId}` : undefined;
  const details = useCall(place && `details:${place}`, (signal) =>
    clinicDetails(api, locationId, businessName, signal),
  );
  const services = useCall(place && `services:${place}`, (signal) =>
    listServicesAt(api, locationId, [businessName], signal),
  );
  const { outcome } = services;
  const names = useServiceNames();
  const vaccines = useMemo(
    () => (outcome?.kind === 'ok' && names ? pickVaccines(outcome.value, names) : noVaccines),
    [outcome, names],
  );
  const isConfigured = config === undefined || walkIn !== undefined;
  const status = isConfigured || !isNumber ? resolveStatus(isNumber, details.outcome, outcome) : 'failed';
  return {
    status: status === 'ready' && names === undefined ? 'loading' : status,
    place: isConfigured ? resolvePlace(details.outcome) : unknown,
    vaccines,
    walkIn,
    failedCall: outcome?.kind === 'failed' ? outcome : undefined,
    again: () => {
      // Documents are read only once per page load.
      if (!isConfigured) return globalThis.location.reload();
      if (details.outcome?.kind === 'failed') details.again();
      services.again();
    },
  };
}

/** The vaccines that can be given to a walk-in: all that take no days to prepare. */
const pickVaccines = (...listed: Parameters<typeof bookableServices>): readonly BookableService[] =>
  bookableServices(...listed).filter(({ isVaccine, leadTimeDays }) => isVaccine && leadTimeDays === 0);

function resolveStatus(
  isNumber: boolean,
  details: Outcome<unknown, string> | undefined,
  services: Outcome<unknown, string> | undefined,
): Pharmacy['status'] {
  if (!isNumber || details?.kind === 'refused' || services?.kind === 'refused') return 'none';
  if (services?.kind === 'failed') return 'failed';
  return details && services ? 'ready' : 'loading';
}

/** The details to show. They may be missing, because a pharmacy can be used without them. */
const resolvePlace = (details: Outcome<Clinic, string> | undefined): Partial<Clinic> | undefined =>
  details?.kind === 'failed' ? unknown : details?.kind === 'ok' ? details.value : undefined;
