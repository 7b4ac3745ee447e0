import { addDays } from '../../formatting/isoDate.ts';
import { dateIn, parseInstant } from '../../formatting/wallTime.ts';
import { type Appointment, isWalkIn, type Provider } from '../../journey/index.ts';
import { providerLabel } from '../appointment/appointmentLabels.ts';

/** When a visit begins, on the clock of its zone; a walk-in has no time. */
export type BookedVisit = Pick<Appointment, 'timestamp' | 'timezone'>;

/** Whose place it is, its name and its address, and nothing that a guest told about it. */
export interface BookedPlace extends Pick<Provider, 'businessName' | 'vanityName' | 'address'> {
  /** Of a walk-in's pharmacy: eight digits, by which it is found again. */
  readonly locationId?: string;
}

/**
 * What is kept in the confirmation's place of the history, so that a reload still says what is true: when and where, no
 * id, no code, no service and nothing about the guest.
 */
export interface BookedNote {
  /** One or two. */
  readonly visits: readonly BookedVisit[];
  readonly place: BookedPlace;
  /** The moment, in milliseconds, from which it says nothing any more. */
  readonly until: number;
}

/**
 * The note of what is booked; undefined where nothing is, and for a time that no clock shows.
 *
 * @param appointments those that are to come, the first before the second
 * @param bookedAt a walk-in is for that day
 */
export function bookedNote(
  appointments: readonly BookedVisit[],
  provider: Provider,
  bookedAt: Date,
): BookedNote | undefined {
  const visits = appointments.map(pickVisit);
  const last = visits.at(-1);
  const until = last && findEnd(last, bookedAt);
  const at = last && isWalkIn(last) ? { locationId: provider.providerId } : {};
  return (
    until && { visits, place: buildPlace({ ...provider, ...at }, providerLabel(provider)), until: until.getTime() }
  );
}

/**
 * State of the confirmation's place in the history, with what tells the page load that wrote it from all others: a load
 * shows what another one has left, so Back within the app shows nothing.
 */
export const bookedState = (note: BookedNote | undefined): object | null =>
  note ? { booked: note, writtenBy: performance.timeOrigin } : null;

export const pickVisit = ({ timestamp, timezone }: BookedVisit): BookedVisit => ({ timestamp, timezone });

export const buildPlace = (
  { businessName, address, locationId }: Omit<BookedPlace, 'vanityName'>,
  name: string | undefined,
): BookedPlace => ({
  businessName,
  ...(name !== undefined && { vanityName: name }),
  ...(locationId !== undefined && { locationId }),
  ...(address && {
    address: {
      addressLines: [...address.addressLines],
      cityTown: address.cityTown,
      stateProvince: address.stateProvince,
      postalCode: address.postalCode,
    },
  }),
});

/** A visit is over as news when it begins, a walk-in at the end of its day. */
const findEnd = (visit: BookedVisit, bookedAt: Date): Date | undefined => {
  const { timestamp, timezone } = visit;
  if (!isWalkIn(visit)) return parseInstant(timestamp, timezone);
  return parseInstant(`${addDays(dateIn(timezone, bookedAt), 1)} 00:00:00`, timezone);
};
