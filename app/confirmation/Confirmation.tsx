import { confirmationTexts } from '../content/documents/confirmationTexts.ts';
import type { Appointment, Patient, Provider } from '../journey/index.ts';
import { confirmationMessages } from '../messages/confirmation.ts';
import { AppointmentFacts } from '../reservation/index.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { LazyRichText } from '../ui/LazyRichText.tsx';
import { useDocument, useJourney } from '../wiring/index.ts';
import { ArrivalChecklist } from './ArrivalChecklist.tsx';
import styles from './Confirmation.module.css';
import type { ConfirmationLinks } from './ConfirmationLinks.ts';
import { ModifySection } from './ModifySection.tsx';
import { PatientDetails } from './PatientDetails.tsx';
import { useClearOnLeave } from './useClearOnLeave.ts';

export interface ConfirmationProps {
  /** The appointment, and after it its follow-up. */
  readonly appointments: readonly Appointment[];
  readonly provider: Provider;
  readonly patient: Patient;
  readonly links: ConfirmationLinks;
}

export function Confirmation({ appointments, provider, patient, links }: ConfirmationProps) {
  const flow = useJourney(({ flow: { name } }) => name) ?? 'IN_PERSON';
  const texts = useDocument(confirmationTexts);
  const words = texts?.ok ? texts.document[flow] : undefined;
  useClearOnLeave(links.confirmation);
  return (
    <>
      <div className={styles.intro}>
        <SuccessMark />
        <h1>{words?.headline ?? confirmationMessages.headline}</h1>
        {words && <LazyRichText html={words.paragraph} />}
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <PatientDetails patient={patient} />
          <Card>
            <h2 className={styles.heading}>{confirmationMessages.appointment.heading}</h2>
            {appointments.map((appointment) => (
              <AppointmentFacts key={appointment.id} appointment={appointment} provider={provider} />
            ))}
          </Card>
        </div>
        <div className={styles.side}>
          <ArrivalChecklist flow={flow} />
          <ModifySection appointments={appointments} businessName={provider.businessName} canceled={links.canceled} />
          <ButtonLink to={links.main} wide>
            {confirmationMessages.bookAnother}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

const SuccessMark = () => (
  <svg viewBox="0 0 48 48" className={styles.mark} aria-hidden="true">
    <circle cx="24" cy="24" r="24" fill="currentcolor" />
    <path d="m14 24.5 7 7 13.5-15" fill="none" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
