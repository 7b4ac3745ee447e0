import type { Appointment, Holder, Provider } from './Holder.ts';

/** True when the holder already holds this slot: same timestamp, provider and service ids, and not yet booked. */
export function isSameSlot(holder: Holder, appointment: Appointment, provider: Provider): boolean {
  const held = holder.appointment;
  return (
    held !== undefined &&
    held.confirmCode === undefined &&
    held.timestamp === appointment.timestamp &&
    holder.provider?.providerId === provider.providerId &&
    sameIds(held, appointment)
  );
}

function sameIds(a: Appointment, b: Appointment): boolean {
  const ids = (one: Appointment) => one.services.map((service) => service.id).sort((x, y) => x - y);
  return ids(a).join() === ids(b).join();
}
