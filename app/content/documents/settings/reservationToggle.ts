import {
  checkReservationToggleByFlow,
  type ReservationToggleByFlow,
} from '../../../../schemas/generated/content/settings/reservation-toggle-by-flow.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** Whether slots are reserved for the guest, by flow (HOLD-5). */
export const reservationToggle: DocumentKind<ReservationToggleByFlow> = {
  name: 'reservation-toggle-by-flow',
  path: 'reservation-toggle-by-flow/1.0.0/scheduler/reservation-toggle-by-flow.json',
  check: checkReservationToggleByFlow,
};
