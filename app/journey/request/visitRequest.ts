import type { JsonObject } from '#engine';
import type { Holder } from '../holder/Holder.ts';
import { isWalkIn } from '../holder/isWalkIn.ts';
import type { BookingFacts } from './BookingFacts.ts';
import { bookingRequest } from './bookingRequest.ts';
import { type WalkInRequest, walkInRequest } from './walkInRequest.ts';

/**
 * The request that books what is held: a visit with its time, or a walk-in.
 * @throws HolderError when no appointment is held
 */
export const visitRequest = (payload: JsonObject, holder: Holder, facts: BookingFacts): WalkInRequest =>
  holder.appointment && isWalkIn(holder.appointment)
    ? walkInRequest(payload, holder, facts)
    : bookingRequest(payload, holder, facts);
