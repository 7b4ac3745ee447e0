import { randomUUID } from 'node:crypto';
import { checkScheduleAppointmentReply } from '../../../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import { blocked, skipped } from '../../../case/SkippedCase.ts';
import { isRecord, parseJson } from '../../../exchange/json.ts';
import type { World } from '../../../world/World.ts';
import { findChanged } from './findChanged.ts';
import { findUnsent } from './findUnsent.ts';

/** A booking as it was sent, and what its reply said. */
interface Sent {
  readonly id: string;
  readonly confirmCode: string;
}

/**
 * Books, reads back what the server keeps, and gives the same request with its key again: its reply is right only where
 * everything was kept as it was sent.
 * @param after what else is done before it is read back, and what of the request it changes
 */
export async function readBack(
  world: World,
  call: 'schedule-appointment' | 'schedule-walk-in',
  body: object,
  after?: (booked: Sent) => Promise<readonly string[]>,
) {
  if (!world.readKept) throw skipped('what the server keeps is not proven; --reference-token reads it');
  const sending = { body, headers: { 'idempotency-key': randomUUID() } };
  const exchange = await world.guest.send(call, sending);
  const reply = exchange.kind === 'answered' ? parseJson(exchange.text) : undefined;
  // What is refused now is refused again, which the case then says.
  if (!checkScheduleAppointmentReply(reply)) return sending;
  const [booked] = reply.data.appointments;
  const changed = booked && after ? await after(booked) : [];
  const answer = await world.readKept(`appointments/${encodeURIComponent(booked?.id ?? '')}`);
  const kept = isRecord(answer) ? answer.request : undefined;
  if (kept === undefined) throw blocked('GET /reference/appointments/{id} does not give what is kept');
  const expected = Object.fromEntries(Object.entries(body).filter(([name]) => !changed.includes(name)));
  return { ...sending, findViolation: () => findChanged(expected, kept) ?? findUnsent(body, kept) };
}

/** Books; where nobody reads back what the server keeps, it is enough that the request is accepted. */
export const keptOrBooked = async (world: World, call: 'schedule-appointment' | 'schedule-walk-in', body: object) =>
  world.readKept ? readBack(world, call, body) : { body };
