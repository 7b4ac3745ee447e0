import { addDays } from '../formatting/isoDate.ts';
import { dateIn, parseInstant } from '../formatting/wallTime.ts';
import { type Address, type Appointment, businessNames, isWalkIn, type Provider } from '../journey/index.ts';
import { providerLabel } from './appointment/appointmentLabels.ts';

/** When a visit begins, on the clock of its zone; a walk-in has no time. */
export type BookedVisit = Pick<Appointment, 'timestamp' | 'timezone'>;

/** The business, name and address of a place, and nothing that the guest has entered. */
export interface BookedPlace extends Pick<Provider, 'businessName' | 'vanityName' | 'address'> {
  /** The location number of a walk-in's pharmacy, eight digits, for the link to another vaccine there. */
  readonly locationId?: string;
}

/**
 * What the history keeps for the confirmation, so that a reload can still show when and where. It has no id, no code,
 * no service and nothing about the guest.
 */
export interface BookedNote {
  /** One or two. */
  readonly visits: readonly BookedVisit[];
  readonly place: BookedPlace;
  /** The moment, in milliseconds, from which the note is no longer shown. */
  readonly until: number;
}

/**
 * The note of what is booked; undefined without appointments, and for an invalid time.
 *
 * @param appointments the appointments still to come, the first before the second
 * @param bookedAt when they were booked; a walk-in is for that day
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
 * The history state of the confirmation, marked with the page load that wrote it. A page load only shows what another
 * one has left, so Back within the app shows nothing.
 */
export const bookedState = (note: BookedNote | undefined): object | null =>
  note ? { booked: note, writtenBy: performance.timeOrigin } : null;

const pickVisit = ({ timestamp, timezone }: BookedVisit): BookedVisit => ({ timestamp, timezone });

const buildPlace = (
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

/** When the note ends: when the visit begins, or for a walk-in at the end of its day. */
const findEnd = (visit: BookedVisit, bookedAt: Date): Date | undefined => {
  const { timestamp, timezone } = visit;
  if (!isWalkIn(visit)) return parseInstant(timestamp, timezone);
  return parseInstant(`${addDays(dateIn(timezone, bookedAt), 1)} 00:00:00`, timezone);
};

/**
 * The note of {@link bookedState} that an earlier page load has left in the history. Undefined once its visit has
 * begun, and for any other state, which anything that ran here before may have written.
 */
export function readBookedNote(state: unknown, now: Date): BookedNote | undefined {
  if (!isObject(state) || state.writtenBy === performance.timeOrigin) return undefined;
  const note = state.booked;
  if (!isObject(note)) return undefined;
  const { visits, place, until } = note;
  if (!areVisits(visits) || !isPlace(place) || !isMoment(until) || until <= now.getTime()) return undefined;
  return { visits: visits.map(pickVisit), place: buildPlace(place, place.vanityName), until };
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isMoment = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const areVisits = (value: unknown): value is readonly BookedVisit[] =>
  Array.isArray(value) &&
  (value.length === 1 || value.length === 2) &&
  value.every(isVisit) &&
  (value.length === 1 || !value.some(isWalkIn));

const isVisit = (value: unknown): value is BookedVisit =>
  isObject(value) &&
  isText(value.timestamp) &&
  isText(value.timezone) &&
  (value.timestamp === '' || parseInstant(value.timestamp, value.timezone) !== undefined);

const isPlace = (value: unknown): value is BookedPlace =>
  isObject(value) &&
  businessNames.some((name) => name === value.businessName) &&
  (value.vanityName === undefined || isText(value.vanityName)) &&
  (value.locationId === undefined || (isText(value.locationId) && /^\d{8}$/.test(value.locationId))) &&
  (value.address === undefined || isAddress(value.address));

const isAddress = (value: unknown): value is Address =>
  isObject(value) &&
  Array.isArray(value.addressLines) &&
  value.addressLines.every(isText) &&
  isText(value.cityTown) &&
  isText(value.stateProvince) &&
  isText(value.postalCode);
