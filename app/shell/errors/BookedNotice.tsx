import type { ReactNode, Ref } from 'react';
import type { Reservation } from '../../journey/index.ts';
import { confirmationMessages } from '../../messages/confirmation.ts';
import { shellMessages } from '../../messages/shell.ts';
import { Notice } from '../../ui/alerts/Notice.tsx';
import { Fact, Facts } from '../../ui/brand/Facts.tsx';
import styles from './BookedNotice.module.css';
import { bookedFacts } from './bookedFacts.ts';

export interface BookedNoticeProps {
  readonly booked: Reservation;
  /** The way on. */
  readonly children: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** In place of a confirmation that cannot be shown: above all, that the appointment is booked. */
export function BookedNotice({ booked, children, headingRef }: BookedNoticeProps) {
  return (
    <Notice heading={confirmationMessages.headline} headingRef={headingRef} text={shellMessages.bookedOnly}>
      <div className={styles.facts}>
        <Facts>
          {bookedFacts(booked).map(({ term, value, isCode }) => (
            <Fact key={`${term} ${value}`} term={term}>
              <dd translate={isCode && 'no'}>{value}</dd>
            </Fact>
          ))}
        </Facts>
      </div>
      {children}
    </Notice>
  );
}
