import type { Appointment } from './Holder.ts';

/** A visit without a time: nothing is reserved for it, and it is booked by the walk-in call (document 1, section 2). */
export const isWalkIn = ({ timestamp }: Pick<Appointment, 'timestamp'>): boolean => timestamp === '';
