import { useCallback, useEffect, useRef } from 'react';
import { defaultFlow, type FlowName, isWalkIn, walkInFlow } from '../../journey/index.ts';
import type { Links } from '../../journey/Links.ts';
import { confirmationMessages } from '../../messages/generated/confirmationMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { BookedNote, BookedPlace } from '../../reservation/index.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { SuccessMark } from './appointment/SuccessMark.tsx';
import styles from './Confirmation.module.css';
import { bookAnother } from './changes/ModifySection.tsx';
import { VideoCallDownloads } from './preparation/VideoCallDownloads.tsx';
import { BookedCard } from './reload/BookedCard.tsx';
import { ChangeCard } from './reload/ChangeCard.tsx';
import { useNoteInHistory } from './reload/useNoteInHistory.ts';

export interface BookedProps {
  readonly note: BookedNote;
  readonly links: Pick<Links, 'main' | 'dietitian' | 'confirmation' | 'instantVaccineSelection'>;
}

/**
 * The confirmation after a reload: when and where, the app for a visit by video, and that the rest is in the email. The
 * next reload shows it again.
 */
export function Booked({ note, links }: BookedProps) {
  const texts = useMessages(confirmationMessages);
  const messages = texts.reloaded;
  const { visits, place } = note;
  const walksIn = visits.some(isWalkIn);
  const flow = resolveFlow(place);
  const another = bookAnother(flow, { providerId: place.locationId ?? '' }, links, texts);
  const heading = useRef<HTMLHeadingElement>(null);
  useNoteInHistory(
    useCallback(() => note, [note]),
    links.confirmation,
  );
  // The content differs from the page that was reloaded, so its heading takes the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className={styles.intro}>
        <SuccessMark />
        <h1 ref={heading} tabIndex={-1}>
          {messages.headline}
        </h1>
        {walksIn && <p>{messages.checkIn}</p>}
        <p>{visits.length > 1 ? messages.codes : messages.code}</p>
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <BookedCard visits={visits} place={place} />
        </div>
        <div className={styles.side}>
          <div className={styles.onScreen}>
            <VideoCallDownloads flow={flow} />
            {!walksIn && <ChangeCard businessName={place.businessName} />}
            <ButtonLink variant="secondary" to={another.to} wide>
              {another.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </>
  );
}

/** The flow of the booking, as precisely as the page needs it. */
function resolveFlow({ businessName, locationId, address }: BookedPlace): FlowName {
  if (locationId !== undefined) return walkInFlow;
  if (businessName === 'dietitian') return 'DIETITIAN';
  return address ? defaultFlow : 'VIRTUAL_VISIT';
}
