import type { Appointment, Reservation } from './Reservation.ts';

/** A visit without a time: nothing is reserved for it, and it is booked by the walk-in call (WALKIN-11, BOOK-2). */
export const isWalkIn = ({ timestamp }: Pick<Appointment, 'timestamp'>): boolean => timestamp === '';

/** Whether a walk-in at this pharmacy is held that is not booked yet. */
export const isWalkInAt = ({ appointment, provider }: Reservation, locationId: string): boolean =>
  appointment !== undefined &&
  isWalkIn(appointment) &&
  appointment.confirmCode === undefined &&
  provider?.providerId === locationId;
