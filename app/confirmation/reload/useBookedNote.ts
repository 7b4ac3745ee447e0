import { useState } from 'react';
import type { Appointment, Provider } from '../../journey/index.ts';
import { type BookedNote, bookedNote } from '../../reservation/index.ts';
import { useJourney } from '../../wiring/index.ts';

/** The note of what the confirmation shows, without what was canceled on it since. */
export function useBookedNote(appointments: readonly Appointment[], provider: Provider): BookedNote | undefined {
  const canceled = useJourney((journey) => journey.canceled);
  const [bookedAt] = useState(() => new Date());
  const left = appointments.filter(({ id }) => canceled?.appointments.every((gone) => gone.id !== id) ?? true);
  return bookedNote(left, provider, bookedAt);
}
