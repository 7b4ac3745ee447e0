export { type Flow, type FlowName, flowNames, initialFlow } from './flow/Flow.ts';
export { type FlowTraits, flows, usualFlow, walkInFlow } from './flow/flows.ts';
export { formGroup } from './flow/formGroup.ts';
export { type FlowAction, reduceFlow } from './flow/reduceFlow.ts';
export {
  type Address,
  type Appointment,
  type BusinessName,
  businessNames,
  emptyHolder,
  type Held,
  type Holder,
  type Provider,
  type Reservation,
  type Service,
} from './holder/Holder.ts';
export { HolderError, holderErrors } from './holder/HolderError.ts';
export { isSameSlot } from './holder/isSameSlot.ts';
export { isWalkIn, isWalkInAt } from './holder/isWalkIn.ts';
export { type Booked, type HolderAction, reduceHolder } from './holder/reduceHolder.ts';
export { type WalkInPlace, walkInDraft } from './holder/walkInDraft.ts';
export { withLicensureState } from './holder/withLicensureState.ts';
export type { PrescreenState } from './prescreen/PrescreenState.ts';
export { asksWithCare } from './request/asksWithCare.ts';
export type { BookingFacts } from './request/BookingFacts.ts';
export { type BookingAttempt, bookingAttempt } from './request/bookingAttempt.ts';
export { type BookingRequest, bookingRequest, hasTime } from './request/bookingRequest.ts';
export { encoders } from './request/encoders.ts';
export { isAttemptFor } from './request/isAttemptFor.ts';
export { patientOf } from './request/patientOf.ts';
export { placeFields, type ReservationFields, reservationFields } from './request/reservationFields.ts';
export { visitRequest } from './request/visitRequest.ts';
export { type WalkInRequest, walkInRequest } from './request/walkInRequest.ts';
export { createJourneyStore, type JourneyStore } from './store/createJourneyStore.ts';
export { type Canceled, initialJourney, type JourneyState, type Patient } from './store/JourneyState.ts';
export { mayBeBooked } from './store/mayBeBooked.ts';
export { openJourney } from './store/openJourney.ts';
export { type JourneyAction, reduceJourney } from './store/reduceJourney.ts';
