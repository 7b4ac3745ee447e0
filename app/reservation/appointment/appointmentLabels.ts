import { dateLabel, timeLabel } from '../../formatting/dateLabel.ts';
import { extractDate, type WallTime } from '../../formatting/wallTime.ts';
import { type ZoneNames, zoneLabel } from '../../formatting/zoneLabel.ts';
import type { Appointment, Provider } from '../../journey/index.ts';
import { fillTemplate } from '../../messages/fillTemplate.ts';
import type { AppointmentMessages } from '../../messages/generated/appointmentMessages.ts';
import type { MoveMessages } from '../../messages/generated/moveMessages.ts';

/** 'Monday, March 15, 2027' and '9:00 AM Eastern Time (ET)': the local time at the provider, with its zone. */
export function whenLabels(
  { timestamp, timezone }: Pick<Appointment, 'timestamp' | 'timezone'>,
  zones: ZoneNames,
): { readonly date: string; readonly time: string } {
  const date = extractDate(timestamp);
  return { date: dateLabel(date, 'full'), time: `${timeLabel(timestamp)} ${zoneLabel(timezone, date, zones)}` };
}

export type ProviderNames = Pick<Provider, 'vanityName' | 'clinicianName' | 'legalName' | 'brand'>;

/** The name that guests know; undefined where the provider has none. */
export const providerLabel = ({ vanityName, clinicianName, legalName, brand }: ProviderNames): string | undefined =>
  vanityName ?? clinicianName ?? legalName ?? brand;

/** What an appointment is for: its services, and the flu vaccine that the guest has added. */
export const serviceNames = (
  { services, addsFluVaccine }: Pick<Appointment, 'services' | 'addsFluVaccine'>,
  { fluVaccine }: Pick<AppointmentMessages, 'fluVaccine'>,
): readonly string[] => [...services.map(({ name }) => name), ...(addsFluVaccine ? [fluVaccine] : [])];

/** A sentence about a time at a place, and the same about one with a person who is met by video. */
export type TimeSentences = Pick<MoveMessages['notice'], 'place' | 'person'>;

/** The sentence with its day, its time, and the place or the person. */
export function timeSentence({ place, person }: TimeSentences, time: WallTime, provider: Provider): string {
  const day = extractDate(time);
  const when = { date: `${dateLabel(day, 'weekday')}, ${dateLabel(day, 'short')}`, time: timeLabel(time) };
  const name = providerLabel(provider) ?? '';
  return provider.address ? fillTemplate(place, { ...when, place: name }) : fillTemplate(person, { ...when, name });
}
