import { dateLabel } from '../../formatting/dateLabel.ts';
import { timeLabel } from '../../formatting/timeLabel.ts';
import { extractDate } from '../../formatting/wallTime.ts';
import { zoneLabel } from '../../formatting/zoneLabel.ts';
import type { Address, Appointment, Provider } from '../../journey/index.ts';

/** 'Monday, March 15, 2027' and '9:00 AM Eastern Time (ET)': the clock on the provider's wall, its zone named. */
export function whenLabels({ timestamp, timezone }: Pick<Appointment, 'timestamp' | 'timezone'>): {
  readonly date: string;
  readonly time: string;
} {
  const date = extractDate(timestamp);
  return { date: dateLabel(date, 'full'), time: `${timeLabel(timestamp)} ${zoneLabel(timezone, date)}` };
}

export type ProviderNames = Pick<Provider, 'vanityName' | 'clinicianName' | 'legalName' | 'brand'>;

/** The name that guests know; undefined where the provider has none. */
export const providerLabel = ({ vanityName, clinicianName, legalName, brand }: ProviderNames): string | undefined =>
  vanityName ?? clinicianName ?? legalName ?? brand;

/** The lines of an envelope. */
export const addressLabels = ({ addressLines, cityTown, stateProvince, postalCode }: Address): readonly string[] => [
  ...addressLines,
  `${cityTown}, ${stateProvince} ${postalCode}`,
];

/** A search of the address on the map that the guest's device opens for it. */
export const mapHref = (address: Address): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: addressLabels(address).join(', ') })}`;
