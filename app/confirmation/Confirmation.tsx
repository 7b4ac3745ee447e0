import { confirmationTexts } from '../content/documents/confirmationTexts.ts';
import type { Appointment, FlowName, Patient, Provider } from '../journey/index.ts';
import { confirmationMessages } from '../messages/confirmation.ts';
import { useDispatchOnLeave } from '../reservation/index.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { LazyRichText } from '../ui/LazyRichText.tsx';
import { useDocument, useJourney } from '../wiring/index.ts';
import { AppointmentCard } from './AppointmentCard.tsx';
import { ArrivalChecklist } from './ArrivalChecklist.tsx';
import { bookAnother } from './bookAnother.ts';
import styles from './Confirmation.module.css';
import type { ConfirmationLinks } from './ConfirmationLinks.ts';
import { DietitianDetails } from './DietitianDetails.tsx';
import { ModifySection } from './ModifySection.tsx';
import { PatientDetails } from './PatientDetails.tsx';
import { useBookedNote } from './reload/useBookedNote.ts';
import { useNoteInHistory } from './reload/useNoteInHistory.ts';
import { RideShare } from './ride-share/RideShare.tsx';
import { SecondCanceled } from './SecondCanceled.tsx';
import { SuccessMark } from './SuccessMark.tsx';
import { VideoCallDownloads } from './VideoCallDownloads.tsx';

export interface ConfirmationProps {
  /** The appointment, and after it its follow-up. */
  readonly appointments: readonly Appointment[];
  readonly provider: Provider;
  readonly patient: Patient;
  readonly links: ConfirmationLinks;
}

const videoFlows: readonly FlowName[] = ['VIRTUAL_VISIT', 'DIETITIAN'];
const clear = { type: 'clearAppointment' } as const;

export function Confirmation({ appointments, provider, patient, links }: ConfirmationProps) {
  const flow = useJourney(({ flow: { name } }) => name) ?? 'IN_PERSON';
  const texts = useDocument(confirmationTexts);
  const words = texts?.ok ? texts.document[flow] : undefined;
  const another = bookAnother(flow, provider, links);
  useDispatchOnLeave(links.confirmation, clear);
  useNoteInHistory(useBookedNote(appointments, provider), links.confirmation);
  return (
    <>
      <div className={styles.intro}>
        <SuccessMark />
        {/* Not before it is known which: what a guest has begun to read does not change. The form has read the document. */}
        {texts && <h1>{words?.headline ?? confirmationMessages.headline}</h1>}
        {words && <LazyRichText html={words.paragraph} />}
      </div>
      <SecondCanceled appointments={appointments} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <AppointmentCard appointments={appointments} provider={provider} byVideo={videoFlows.includes(flow)} />
          {flow === 'DIETITIAN' && <DietitianDetails provider={provider} />}
          <PatientDetails patient={patient} />
        </div>
        <div className={styles.side}>
          <ArrivalChecklist flow={flow} />
          {/* Who walks in is there already. */}
          {flow !== 'INSTANT_VACCINE' && <RideShare locationId={provider.providerId} visits={appointments.length} />}
          <div className={styles.onScreen}>
            <VideoCallDownloads flow={flow} />
            {flow !== 'INSTANT_VACCINE' && (
              <ModifySection appointments={appointments} provider={provider} canceled={links.canceled} />
            )}
            <ButtonLink to={another.to} wide>
              {another.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </>
  );
}
