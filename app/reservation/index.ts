export { AppointmentFacts, type AppointmentFactsProps } from './appointment/AppointmentFacts.tsx';
export { whenLabels } from './appointment/appointmentLabels.ts';
export { type CancelChoice, CancelModal } from './cancellation/CancelModal.tsx';
export type { Desk } from './Desk.ts';
export { type HoldOutcome, type Pick, reserveHeld } from './holdSlot.ts';
export { heldCodes, releaseCodes, releaseHeld } from './releaseHeld.ts';
export { useForgetOnPageHide } from './useForgetOnPageHide.ts';
export { useReleaseOnEntry } from './useReleaseOnEntry.ts';
export { type ReservationControl, useReservation } from './useReservation.ts';
