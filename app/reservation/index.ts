export { AppointmentFacts, PlaceFact } from './appointment/AppointmentFacts.tsx';
export {
  providerLabel,
  serviceNames,
  type TimeSentences,
  timeSentence,
  whenLabels,
} from './appointment/appointmentLabels.ts';
export { ModifyPhones } from './appointment/ModifyPhones.tsx';
export { type BookedNote, type BookedPlace, bookedNote, bookedState, readBookedNote } from './bookedNote.ts';
export { AddToCalendar } from './calendar/AddToCalendar.tsx';
export { CalendarButton } from './calendar/CalendarButton.tsx';
export { CancelModal, type CancelModalProps, cancelChoices } from './cancellation/CancelModal.tsx';
export { bothOf, type CanceledNote, canceledNote, canceledState } from './cancellation/canceledNote.ts';
export { MoveButtons } from './MoveButtons.tsx';
export { keepAddress, MoveGone } from './MoveGone.tsx';
export { listReservationCodes, releaseAll, releaseCodes, releaseFollowup } from './releaseAll.ts';
export { type FollowupOutcome, reserveAll } from './reserveFollowup.ts';
export { useDispatchOnLeave } from './useDispatchOnLeave.ts';
export { useEndMoveOnEntry } from './useEndMoveOnEntry.ts';
export { handOverTypedText, useAskBeforeUnload, useForgetOnPageHide } from './useForgetOnPageHide.ts';
export { useReleaseOnEntry } from './useReleaseOnEntry.ts';
export { useReservation } from './useReservation.ts';
