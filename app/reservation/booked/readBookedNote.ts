import { parseInstant } from '../../formatting/wallTime.ts';
import { type Address, businessNames, isWalkIn } from '../../journey/index.ts';
import { type BookedNote, type BookedPlace, type BookedVisit, buildPlace, pickVisit } from './BookedNote.ts';

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
