import { type Appointment, type BusinessName, businessNames } from '../../journey/index.ts';

/** When an appointment was, which tells it from the other of a pair. */
type CanceledTime = Pick<Appointment, 'timestamp' | 'timezone'>;

/**
 * What the history keeps for the page of a canceled appointment, so that it can be shown again after a reload. It has
 * no id, no code and no name.
 */
export interface CanceledNote {
  /** The business of the appointment, where it is known. */
  readonly businessName?: BusinessName;
  /** Both of a pair, where both were canceled. */
  readonly both?: readonly [CanceledTime, CanceledTime];
  /** The first appointment of a pair, where only the second was canceled. */
  readonly stillBooked?: CanceledTime;
}

/** The navigation state for that page. */
export const canceledState = ({ businessName, both, stillBooked }: CanceledNote): object => ({
  canceled: {
    ...(businessName && { businessName }),
    ...(both && { both: both.map(pickTime) }),
    ...(stillBooked && { stillBooked: pickTime(stillBooked) }),
  },
});

/** Both appointments of a pair; undefined where there are not two. */
export const bothOf = ([first, second]: readonly CanceledTime[]): CanceledNote['both'] =>
  first && second ? [first, second] : undefined;

/** The note of {@link canceledState}; undefined for any other state, such as that of a guest who typed the address. */
export function canceledNote(state: unknown): CanceledNote | undefined {
  const note = isObject(state) ? state.canceled : undefined;
  if (!isObject(note)) return undefined;
  const businessName = businessNames.find((name) => name === note.businessName);
  const both = bothOf(Array.isArray(note.both) ? note.both.flatMap((one: unknown) => readTime(one) ?? []) : []);
  const stillBooked = readTime(note.stillBooked);
  return { ...(businessName && { businessName }), ...(both && { both }), ...(stillBooked && { stillBooked }) };
}

const pickTime = ({ timestamp, timezone }: CanceledTime): CanceledTime => ({ timestamp, timezone });

const readTime = (value: unknown): CanceledTime | undefined =>
  isObject(value) && typeof value.timestamp === 'string' && typeof value.timezone === 'string'
    ? { timestamp: value.timestamp, timezone: value.timezone }
    : undefined;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
