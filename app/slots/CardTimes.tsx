import type { TimeSlotRow } from '../api/index.ts';
import type { WallTime } from '../formatting/wallTime.ts';
import { slotsMessages } from '../messages/slots.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/Loading.tsx';
import styles from './CardTimes.module.css';
import { cardMessage } from './cardMessage.ts';
import { connectionTrouble } from './connectionTrouble.ts';
import { DayColumns } from './DayColumns.tsx';
import { DayPager } from './DayPager.tsx';
import { openTimes, withoutLost } from './openTimes.ts';
import type { PickedTime } from './PickedTime.ts';
import { placeName } from './placeLabels.ts';
import type { SearchWindow } from './searchWindow.ts';
import { useCardDays } from './useCardDays.ts';
import { useDaysPerPage } from './useDaysPerPage.ts';

export interface CardTimesProps {
  readonly row: TimeSlotRow;
  readonly window: SearchWindow;
  readonly picked: PickedTime | undefined;
  readonly lost: readonly WallTime[];
  readonly onPick: (picked: PickedTime) => void;
}

/** The free times of a location by day, or why there are none. */
export function CardTimes({ row, window, picked, lost, onPick }: CardTimesProps) {
  const days = useCardDays(row, window, useDaysPerPage(), lost);
  const found = withoutLost(openTimes(row.services), lost);
  const message = cardMessage(row, found.size > 0, window);
  const isSearched = (days.page.dates[0] ?? '') <= window.endDate;

  if (message && (isSearched || !message.mayGoOn)) {
    return (
      <div className={styles.message}>
        {message.title && <p className={styles.title}>{message.title}</p>}
        <p>{message.text}</p>
        {message.mayGoOn && (
          <Button look="secondary" onClick={() => days.goTo(window.days)}>
            {slotsMessages.card.laterDays}
          </Button>
        )}
      </div>
    );
  }
  return (
    <>
      <DayPager page={days.page} place={placeName(row.provider)} onGo={days.goTo} />
      {days.failed === undefined ? (
        <DayColumns provider={row.provider} days={days} picked={picked} onPick={onPick} />
      ) : (
        <DaysFailed status={days.failed} onAgain={days.again} />
      )}
      {days.loading && <Loading>{slotsMessages.card.loadingDays}</Loading>}
    </>
  );
}

function DaysFailed({ status, onAgain }: { readonly status: number; readonly onAgain: () => void }) {
  const { title, text } = connectionTrouble(status);
  return (
    <Alert kind="error" title={title} live>
      <p>{text}</p>
      <Button look="secondary" onClick={onAgain}>
        {slotsMessages.failed.tryAgain}
      </Button>
    </Alert>
  );
}
