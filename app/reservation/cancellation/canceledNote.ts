import { type Appointment, type BusinessName, businessNames } from '../../journey/index.ts';

/**
 * What the history keeps for the page of a canceled appointment, so that it can be shown again after a reload. It has
 * no id, no code and no name.
 */
export interface CanceledNote {
  /** The business of the appointment, where it is known. */
  readonly businessName?: BusinessName;
  /** The first appointment of a pair, where only the second was canceled. */
  readonly stillBooked?: Pick<Appointment, 'timestamp' | 'timezone'>;
}

/** The navigation state for that page. */
export const canceledState = ({ businessName, stillBooked }: CanceledNote): object => ({
  canceled: {
    ...(businessName && { businessName }),
    ...(stillBooked && { stillBooked: { timestamp: stillBooked.timestamp, timezone: stillBooked.timezone } }),
  },
});

/** The note of {@link canceledState}; undefined for any other state, such as that of a guest who typed the address. */
export function canceledNote(state: unknown): CanceledNote | undefined {
  const note = isObject(state) ? state.canceled : undefined;
  if (!isObject(note)) return undefined;
  const businessName = businessNames.find((name) => name === note.businessName);
  const kept = note.stillBooked;
  const stillBooked =
    isObject(kept) && typeof kept.timestamp === 'string' && typeof kept.timezone === 'string'
      ? { timestamp: kept.timestamp, timezone: kept.timezone }
      : undefined;
  return { ...(businessName && { businessName }), ...(stillBooked && { stillBooked }) };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
