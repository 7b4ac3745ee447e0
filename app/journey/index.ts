export { type Flow, type FlowName, flowNames, initialFlow } from './flow/Flow.ts';
export { type FlowTraits, flows, usualFlow, walkInFlow } from './flow/flows.ts';
export { formGroup } from './flow/formGroup.ts';
export { type FlowAction, reduceFlow } from './flow/reduceFlow.ts';
export type { PrescreenState } from './prescreen/PrescreenState.ts';
export { asksWithCare } from './request/asksWithCare.ts';
export type { BookingFacts } from './request/BookingFacts.ts';
export { type BookingAttempt, bookingAttempt } from './request/bookingAttempt.ts';
export { type BookingRequest, bookingRequest, hasTime } from './request/bookingRequest.ts';
export { encoders } from './request/encoders.ts';
export { isAttemptFor } from './request/isAttemptFor.ts';
export { readPatient } from './request/readPatient.ts';
export { placeFields, type ReservationFields, reservationFields } from './request/reservationFields.ts';
export { visitRequest } from './request/visitRequest.ts';
export { type WalkInRequest, walkInRequest } from './request/walkInRequest.ts';
export { isSameSlot } from './reservation/isSameSlot.ts';
export { isWalkIn, isWalkInAt } from './reservation/isWalkIn.ts';
export {
  type Address,
  type Appointment,
  type AppointmentKey,
  type BusinessName,
  businessNames,
  emptyReservation,
  type Provider,
  type Reservation,
  type Service,
  type SlotReservation,
} from './reservation/Reservation.ts';
export { ReservationError, reservationErrors } from './reservation/ReservationError.ts';
export { type Booked, type ReservationAction, reduceReservation } from './reservation/reduceReservation.ts';
export { type WalkInPlace, walkInDraft } from './reservation/walkInDraft.ts';
export { withLicensureState } from './reservation/withLicensureState.ts';
export { createJourneyStore, type JourneyStore } from './store/createJourneyStore.ts';
export { type Canceled, initialJourney, type JourneyState, type Patient } from './store/JourneyState.ts';
export { mayBeBooked } from './store/mayBeBooked.ts';
export { openJourney } from './store/openJourney.ts';
export { type JourneyAction, reduceJourney } from './store/reduceJourney.ts';
