export {
  defaultFlow,
  type Flow,
  type FlowAction,
  type FlowName,
  type FlowTraits,
  flowNames,
  flows,
  initialFlow,
  isTimedFlow,
  reduceFlow,
  type TimedFlow,
  walkInFlow,
} from './flows.ts';
export {
  type Address,
  type Appointment,
  type AppointmentKey,
  type BusinessName,
  businessNames,
  isSameSlot,
  isWalkIn,
  isWalkInAt,
  noAppointments,
  type PickedAppointments,
  type Provider,
  placeFields,
  type Service,
  type SlotReservation,
} from './picked/PickedAppointments.ts';
export {
  MissingAppointmentError,
  missingAppointmentErrors,
  type PickedAction,
  reducePicked,
  withLicensureState,
} from './picked/reducePicked.ts';
export {
  isTimeLimit,
  isTimeRefusal,
  type TimeLimit,
  type TimeRefusal,
  timeLimits,
} from './picked/TimeRefusal.ts';
export { encoders } from './request/encoders.ts';
export { readObject, readText } from './request/readJson.ts';
export { readPatient } from './request/readPatient.ts';
export { isAttemptFor, reservationFields } from './request/reservationFields.ts';
export {
  asksForFluVaccine,
  asksWithCare,
  type BookingAttempt,
  type BookingFacts,
  type BookingRequest,
  bookingAttempt,
  bookingRequest,
  type ConsentVersion,
  isTimed,
  type VisitRequest,
  visitRequest,
  walkInRequest,
  withForwarded,
} from './request/visitRequest.ts';
export { formGroup } from './services/categoryConfig.ts';
export { type WalkInPlace, walkInDraft } from './services/walkInDraft.ts';
export {
  type Canceled,
  initialJourney,
  type JourneyState,
  type Move,
  type MoveAttempt,
  type MovedMeanwhile,
  mayBeBooked,
  movedOf,
  type Patient,
  type PrescreenState,
  secondOf,
} from './store/JourneyState.ts';
export { createJourneyStore, type JourneyStore, openJourney } from './store/openJourney.ts';
export { type JourneyAction, reduceJourney } from './store/reduceJourney.ts';
