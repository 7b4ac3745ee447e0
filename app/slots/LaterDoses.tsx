import type { Appointment } from '../journey/index.ts';
import { vaccineName } from '../journey/services/vaccineChoices.ts';
import { fillTemplate } from '../messages/fillTemplate.ts';
import { slotsMessages } from '../messages/slots.ts';
import { Alert } from '../ui/Alert.tsx';
import { useServices } from '../wiring/index.ts';
import { bookedLater } from './followupOf.ts';

const all = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Says of which other vaccines of the appointment a second dose is not booked here. */
export function LaterDoses({ appointment }: { readonly appointment: Appointment }) {
  const { services } = useServices();
  const later = bookedLater(appointment, services);
  if (later.length === 0) return null;
  const vaccines = all.format(later.map(({ name }) => vaccineName(name)));
  return (
    <Alert name="laterDoses" kind="info">
      {fillTemplate(slotsMessages.followup.later, { vaccines })}
    </Alert>
  );
}
