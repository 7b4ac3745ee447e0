import type { Held } from '../journey/index.ts';
import type { Desk } from './Desk.ts';
import { type HoldOutcome, reserveHeld } from './holdSlot.ts';

const both: readonly Held[] = ['appointment', 'followup'];

/** Reserves what is held and not reserved: the appointment, and after it its follow-up. The first that fails ends it. */
export async function reserveAll(desk: Desk): Promise<HoldOutcome> {
  const outcome = await reserveHeld(desk, 'appointment');
  if (outcome.kind !== 'ok' || desk.journey.getState().holder.followup === undefined) return outcome;
  return reserveHeld(desk, 'followup');
}

/** Forgets the reservations whose time is over, so that they can be made anew. */
export function dropOverdue({ journey }: Desk, now: Date): void {
  const { holder } = journey.getState();
  for (const which of both) {
    const { code, expiresAt } = holder[which]?.reservation ?? {};
    const isOver = expiresAt !== undefined && Date.parse(expiresAt) <= now.getTime();
    if (code !== undefined && isOver) journey.dispatch({ type: 'released', code });
  }
}
