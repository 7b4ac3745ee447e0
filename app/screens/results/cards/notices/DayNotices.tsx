import type { ReactNode } from 'react';
import { dateLabel } from '../../../../formatting/dateLabel.ts';
import { fillTemplate } from '../../../../messages/fillTemplate.ts';
import { resultsMessages } from '../../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Loading } from '../../../../ui/Loading.tsx';
import type { PageDay } from '../../times/usePageDay.ts';
import type { FoundSlots } from '../../times/useSlotSearch.ts';
import styles from './DayNotices.module.css';
import { DaysFailed } from './DaysFailed.tsx';
import { NextAvailable } from './NextAvailable.tsx';

interface DayNoticesProps {
  readonly day: PageDay;
  readonly found: FoundSlots;
  /** Whether the guest has lost a time: then its card says what could not be read again. */
  readonly hasLost: boolean;
  /** What the guest can do where nothing is free. */
  readonly otherWays: ReactNode;
}

/** What the guest should know about the chosen day before the cards: it is being read, could not be read, or is empty. */
export function DayNotices({ day, found: { rows, window }, hasLost, otherWays }: DayNoticesProps) {
  const { days: messages } = useMessages(resultsMessages);
  return (
    <div className={styles.notices}>
      {day.isLoading && <Loading>{messages.loading}</Loading>}
      {day.failed !== undefined && !hasLost && <DaysFailed call={day.failed} onAgain={day.again} />}
      {day.isNothingFound && (
        <>
          <NextAvailable
            rows={rows}
            window={window}
            onFound={(date) => {
              day.choose(date);
              day.focusStrip();
            }}
          />
          {otherWays}
        </>
      )}
      <NothingLeft day={day} />
    </div>
  );
}

/** Says that the chosen parts of the day leave no time on a day that has some, and takes them back. */
function NothingLeft({ day }: { readonly day: PageDay }) {
  const messages = useMessages(resultsMessages).filters;
  const { date, times } = day;
  const isFree = [...times.values()].some((open) => open.has(date));
  if (!isFree || day.counts.has(date)) return null;
  return (
    <div className={styles.notice}>
      <p>{fillTemplate(messages.none, { day: dateLabel(date, 'day') })}</p>
      <Button
        variant="secondary"
        onClick={() => {
          day.chooseParts([]);
          day.focusStrip();
        }}
      >
        {messages.clear}
      </Button>
    </div>
  );
}
