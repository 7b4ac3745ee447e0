import { useEffect, useRef } from 'react';
import { isWalkIn } from '../../journey/index.ts';
import { confirmationMessages } from '../../messages/confirmation.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import styles from '../Confirmation.module.css';
import type { ConfirmationLinks } from '../ConfirmationLinks.ts';
import { SuccessMark } from '../SuccessMark.tsx';
import { BookedCard } from './BookedCard.tsx';
import type { BookedNote } from './BookedNote.ts';
import { ChangeCard } from './ChangeCard.tsx';
import { useNoteOnLeave } from './useNoteOnLeave.ts';

const words = confirmationMessages.reloaded;

export interface BookedProps {
  readonly note: BookedNote;
  readonly links: Pick<ConfirmationLinks, 'main' | 'dietitian'>;
}

/** The confirmation after a reload: when and where, and that the rest is in the email. It stays for the next reload. */
export function Booked({ note, links }: BookedProps) {
  const { visits, place } = note;
  const isCounter = visits.some(isWalkIn);
  const isDietitian = place.businessName === 'dietitian';
  const heading = useRef<HTMLHeadingElement>(null);
  useNoteOnLeave(note);
  // It is another page than the one that was reloaded.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className={styles.intro}>
        <SuccessMark />
        <h1 ref={heading} tabIndex={-1}>
          {words.headline}
        </h1>
        {isCounter && <p>{words.checkIn}</p>}
        <p>{visits.length > 1 ? words.codes : words.code}</p>
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <BookedCard visits={visits} place={place} />
        </div>
        <div className={styles.side}>
          <div className={styles.onScreen}>
            {!isCounter && <ChangeCard businessName={place.businessName} />}
            <ButtonLink to={isDietitian ? links.dietitian : links.main} wide>
              {isDietitian ? confirmationMessages.bookTelenutrition : confirmationMessages.bookAnother}
            </ButtonLink>
          </div>
        </div>
      </div>
    </>
  );
}
