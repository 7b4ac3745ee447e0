import type { Address, Appointment, Provider, Service } from '../picked/PickedAppointments.ts';
import type { WalkIn } from './categoryConfig.ts';

/** The time zone of a pharmacy whose own is not known (WALKIN-7). */
const usualZone = 'America/New_York';

/** What is known of the pharmacy where the guest is. */
export interface WalkInPlace {
  readonly vanityName?: string;
  readonly name?: string;
  readonly address?: Address;
  readonly phone?: string;
  /** IANA name. */
  readonly timeZone?: string;
}

/** The draft of a walk-in (WALKIN-7): what the guest chose, at this pharmacy, without a time. */
export function walkInDraft(
  locationId: string,
  services: readonly Service[],
  { category, businessName }: Pick<WalkIn, 'category' | 'businessName'>,
  { vanityName, name, address, phone, timeZone: timezone = usualZone }: WalkInPlace = {},
): { readonly appointment: Appointment; readonly provider: Provider } {
  return {
    appointment: { timestamp: '', timezone, services: services.map((service) => pickService(service, category)) },
    provider: {
      providerId: locationId,
      businessName,
      timezone,
      ...(vanityName !== undefined && { vanityName }),
      ...(name !== undefined && { legalName: name }),
      ...(address && { address }),
      ...(phone !== undefined && { phone }),
    },
  };
}

const pickService = ({ id, name, listedName }: Service, category: string): Service => ({
  id,
  name,
  ...(listedName !== undefined && { listedName }),
  category,
});
