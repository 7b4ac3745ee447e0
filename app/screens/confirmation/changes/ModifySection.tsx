import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppServices } from '../../../app-services/index.ts';
import { type Appointment, type FlowName, flows, type Patient, type Provider } from '../../../journey/index.ts';
import type { Links } from '../../../journey/Links.ts';
import { appointmentMessages } from '../../../messages/generated/appointmentMessages.ts';
import { cancelMessages } from '../../../messages/generated/cancelMessages.ts';
import type { ConfirmationMessages } from '../../../messages/generated/confirmationMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import {
  bothOf,
  CancelModal,
  cancelChoices,
  canceledState,
  ModifyPhones,
  MoveButtons,
} from '../../../reservation/index.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import styles from './ModifySection.module.css';

interface ModifySectionProps {
  /** The appointment, and after it its follow-up. */
  readonly appointments: readonly Appointment[];
  readonly provider: Provider;
  readonly patient: Patient | undefined;
  readonly links: Pick<Links, 'canceled' | 'result'>;
}

/** How to change what was booked: by phone, or here by moving or canceling it. */
export function ModifySection({ appointments, provider, patient, links }: ModifySectionProps) {
  const messages = useMessages(appointmentMessages);
  const { submit } = useMessages(cancelMessages);
  const { journey } = useAppServices();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const forget = (id: string) => {
    const [first] = appointments;
    // Canceling the first cancels all of them (CANCEL-2); the second can be canceled alone.
    const gone = first?.id === id ? appointments : appointments.filter((one) => one.id === id);
    journey.dispatch({ type: 'canceled', appointments: gone, provider });
    if (gone.length < appointments.length) return setOpen(false);
    const both = bothOf(gone);
    const note = { businessName: provider.businessName, ...(both && { both }) };
    void navigate(links.canceled, { replace: true, state: canceledState(note) });
  };
  return (
    <Card>
      <h2 className={styles.heading}>{messages.modify}</h2>
      <div className={styles.action}>
        <MoveButtons
          appointments={appointments}
          provider={provider}
          isPair={appointments.length > 1}
          patient={patient}
          links={links}
        />
        <Button variant="secondary" wide onClick={() => setOpen(true)}>
          {submit}
        </Button>
      </div>
      <ModifyPhones businessName={provider.businessName}>
        <p>{messages.callInstead}</p>
      </ModifyPhones>
      <CancelModal
        open={open}
        choices={cancelChoices(appointments, messages)}
        onClose={() => setOpen(false)}
        onCanceled={forget}
      />
    </Card>
  );
}

/** The link to book another appointment of the same kind (CONFIRM-10, CONFIRM-11). */
export function bookAnother(
  flow: FlowName,
  { providerId }: Pick<Provider, 'providerId'>,
  links: Pick<Links, 'main' | 'dietitian' | 'instantVaccineSelection'>,
  messages: ConfirmationMessages,
): { readonly label: string; readonly to: string } {
  switch (flows[flow].entry) {
    case 'dietitian':
      return { label: messages.bookTelenutrition, to: links.dietitian };
    case 'pharmacy':
      return { label: messages.getAnotherVaccine, to: links.instantVaccineSelection(providerId) };
    case 'main':
      return { label: messages.bookAnother, to: links.main };
  }
}
