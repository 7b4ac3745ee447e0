import { useCallback, useEffect, useState } from 'react';
import { useDocument, useJourney } from '../../app-services/index.ts';
import { confirmationTexts } from '../../content/generated/texts/confirmationTexts.ts';
import { type Appointment, defaultFlow, flows, type Patient, type Provider } from '../../journey/index.ts';
import type { Links } from '../../journey/Links.ts';
import { confirmationMessages } from '../../messages/generated/confirmationMessages.ts';
import { moveMessages } from '../../messages/generated/moveMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { type BookedNote, bookedNote, useDispatchOnLeave } from '../../reservation/index.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { AppointmentCard } from './appointment/AppointmentCard.tsx';
import { DietitianDetails } from './appointment/DietitianDetails.tsx';
import { PatientDetails } from './appointment/PatientDetails.tsx';
import { SuccessMark } from './appointment/SuccessMark.tsx';
import styles from './Confirmation.module.css';
import { bookAnother, ModifySection } from './changes/ModifySection.tsx';
import { SecondCanceled } from './changes/SecondCanceled.tsx';
import { ArrivalChecklist } from './preparation/ArrivalChecklist.tsx';
import { VideoCallDownloads } from './preparation/VideoCallDownloads.tsx';
import { useNoteInHistory } from './reload/useNoteInHistory.ts';
import { RideShare } from './ride-share/RideShare.tsx';

export interface ConfirmationProps {
  /** The appointment, and after it its follow-up. */
  readonly appointments: readonly Appointment[];
  readonly provider: Provider;
  /** Absent after a move by the link of the mail. */
  readonly patient?: Patient | undefined;
  readonly links: Pick<
    Links,
    'main' | 'dietitian' | 'result' | 'confirmation' | 'canceled' | 'instantVaccineSelection'
  >;
}

const clear = { type: 'clearAppointment' } as const;

export function Confirmation({ appointments, provider, patient, links }: ConfirmationProps) {
  const messages = useMessages(confirmationMessages);
  const { moved, both } = useMessages(moveMessages);
  const wasMoved = useJourney((journey) => journey.wasMoved);
  const movedWords = wasMoved === 'both' ? both.moved : moved;
  const flow = useJourney(({ flow: { name } }) => name) ?? defaultFlow;
  const { byVideo, hasTime, provider: booked } = flows[flow];
  const texts = useDocument(confirmationTexts);
  const flowTexts = texts?.ok ? texts.document[flow] : undefined;
  const another = bookAnother(flow, provider, links, messages);
  useDispatchOnLeave(links.confirmation, clear);
  useNoteInHistory(useMakeNote(appointments, provider), links.confirmation);
  const isRestShown = useAfterPaint();
  return (
    <>
      <div className={styles.intro}>
        <SuccessMark />
        {/* Waits for the document, which the form has read, so that the headline does not change while it is read. */}
        {texts && <h1>{wasMoved ? movedWords.headline : (flowTexts?.headline ?? messages.headline)}</h1>}
        {wasMoved ? <p>{movedWords.text}</p> : flowTexts && <RichText html={flowTexts.paragraph} />}
      </div>
      <SecondCanceled appointments={appointments} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <AppointmentCard appointments={appointments} provider={provider} byVideo={byVideo} />
          {booked === 'dietitian' && <DietitianDetails provider={provider} />}
          {patient && <PatientDetails patient={patient} />}
        </div>
        <div className={styles.side}>
          {isRestShown && (
            <>
              <ArrivalChecklist flow={flow} />
              {/* A guest who walks in needs no ride. */}
              {hasTime && <RideShare locationId={provider.providerId} visits={appointments.length} />}
              <div className={styles.onScreen}>
                <VideoCallDownloads flow={flow} />
                {hasTime && (
                  <ModifySection appointments={appointments} provider={provider} patient={patient} links={links} />
                )}
                <ButtonLink variant="secondary" to={another.to} wide>
                  {another.label}
                </ButtonLink>
              </div>
            </>
          )}
        </div>
      </div>
    </>
  );
}

/**
 * False until the first words are painted. What a phone shows below them is rendered after that, so that a slow one shows
 * sooner that the visit is booked.
 */
function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  // Without a frame between, it would be rendered before the screen of a slow phone has them.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPainted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}

/** Makes the note of what the confirmation shows, without the appointments that were canceled since. */
function useMakeNote(appointments: readonly Appointment[], provider: Provider): () => BookedNote | undefined {
  const canceled = useJourney((journey) => journey.canceled);
  const [bookedAt] = useState(() => new Date());
  return useCallback(() => {
    const left = appointments.filter(({ id }) => canceled?.appointments.every((gone) => gone.id !== id) ?? true);
    return bookedNote(left, provider, bookedAt);
  }, [appointments, provider, canceled, bookedAt]);
}
