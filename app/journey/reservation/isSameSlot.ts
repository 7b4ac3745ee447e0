import type { Appointment, Provider, Reservation } from './Reservation.ts';

/** True when the reservation already holds this slot: same timestamp, provider and service ids, and not yet booked. */
export function isSameSlot(reservation: Reservation, appointment: Appointment, provider: Provider): boolean {
  const current = reservation.appointment;
  return (
    current !== undefined &&
    current.confirmCode === undefined &&
    current.timestamp === appointment.timestamp &&
    reservation.provider?.providerId === provider.providerId &&
    sameIds(current, appointment)
  );
}

function sameIds(a: Appointment, b: Appointment): boolean {
  const ids = (one: Appointment) => one.services.map((service) => service.id).sort((x, y) => x - y);
  return ids(a).join() === ids(b).join();
}
