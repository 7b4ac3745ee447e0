import type { TimeSlotRow } from '../../../api/index.ts';
import { dateLabel } from '../../../formatting/dateLabel.ts';
import type { IsoDate } from '../../../formatting/isoDate.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { resultsMessages } from '../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { SearchWindow } from '../days/searchWindow.ts';
import { useNextAvailable } from '../search/useNextAvailable.ts';
import styles from './DayNotices.module.css';
import { DaysFailed } from './DaysFailed.tsx';

interface NextAvailableProps {
  readonly rows: readonly TimeSlotRow[];
  readonly window: SearchWindow;
  readonly onFound: (date: IsoDate) => void;
}

/** Shown where nothing is free within the searched days: looks for the next time after them when the guest wants it. */
export function NextAvailable({ rows, window, onFound }: NextAvailableProps) {
  const messages = useMessages(resultsMessages).ahead;
  const ahead = useNextAvailable(rows, window, onFound);
  if (!ahead.canFind && ahead.until === window.endDate) return null;
  return (
    <>
      <div className={styles.notice}>
        <p role="status">{fillTemplate(messages.text, { day: dateLabel(ahead.until, 'day') })}</p>
        {ahead.canFind && (
          <Button variant="secondary" busy={ahead.isFinding} onClick={ahead.find}>
            {messages.find}
          </Button>
        )}
        <VisuallyHidden role="status">{ahead.isFinding ? messages.finding : ''}</VisuallyHidden>
      </div>
      {ahead.failed !== undefined && <DaysFailed call={ahead.failed} onAgain={ahead.again} />}
    </>
  );
}
