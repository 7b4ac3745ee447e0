import type { TimeSlotRow } from '../../../api/index.ts';
import type { WallTime } from '../../../formatting/wallTime.ts';
import { resultsMessages } from '../../../messages/resultsMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useSettings } from '../../../messages/useSettings.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { Loading } from '../../../ui/alerts/Loading.tsx';
import { useBreakpoint } from '../../../ui/breakpoints.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useFailureMessage } from '../../../wiring/index.ts';
import { type CardMessage, missingVaccines } from '../cards/cardMessage.ts';
import { placeName } from '../cards/placeLabels.ts';
import type { BookableSearch } from '../search/bookableSearch.ts';
import { offeredServices } from '../search/offeredServices.ts';
import type { SearchWindow } from '../search/searchWindow.ts';
import styles from './CardTimes.module.css';
import { DayColumns } from './DayColumns.tsx';
import { DayPager } from './DayPager.tsx';
import { daysPerPage } from './dayPages.ts';
import { type PickedTime, pickedAt } from './slotChoice.ts';
import { useCardDays } from './useCardDays.ts';

export interface CardTimesProps {
  readonly row: TimeSlotRow;
  readonly search: BookableSearch;
  readonly window: SearchWindow;
  readonly picked: PickedTime | undefined;
  readonly lost: readonly WallTime[];
  readonly onPick: (picked: PickedTime) => void;
}

/** The free times of a provider by day, or why there are none. */
export function CardTimes({ row, search, window, picked, lost, onPick }: CardTimesProps) {
  const messages = useMessages(resultsMessages);
  const { provider } = row;
  const perPage = daysPerPage(useSettings().cardDays[search.flow], useBreakpoint());
  const services = offeredServices(row, search.services);
  const days = useCardDays({ row, services, window, perPage, lost });
  const { message } = days;
  const note = missingVaccines(services, messages);
  return (
    <>
      {message && <Message message={message} onLater={() => days.goTo(window.days)} />}
      {note && <p className={styles.note}>{note}</p>}
      {!message && (
        <>
          <DayPager page={days.page} place={placeName(provider)} onGo={days.goTo} />
          {days.failed === undefined ? (
            <DayColumns
              provider={provider}
              days={days}
              perPage={perPage}
              picked={pickedAt(picked, provider)}
              onPick={(time) => onPick({ provider, time, services: services.offered })}
            />
          ) : (
            <DaysFailed status={days.failed} onAgain={days.again} />
          )}
          {days.isLoading && <Loading>{messages.card.loadingDays}</Loading>}
        </>
      )}
    </>
  );
}

function Message({ message, onLater }: { readonly message: CardMessage; readonly onLater: () => void }) {
  const messages = useMessages(resultsMessages);
  return (
    <div className={styles.message}>
      {message.title && <p className={styles.title}>{message.title}</p>}
      <p>{message.text}</p>
      {message.mayGoOn && (
        <Button variant="secondary" onClick={onLater}>
          {messages.card.laterDays}
        </Button>
      )}
    </div>
  );
}

function DaysFailed({ status, onAgain }: { readonly status: number; readonly onAgain: () => void }) {
  const messages = useMessages(resultsMessages);
  const { title, text } = useFailureMessage(status);
  return (
    <Alert name="slotsFailed" kind="error" title={title} live>
      <p>{text}</p>
      <Button variant="secondary" onClick={onAgain}>
        {messages.failed.tryAgain}
      </Button>
    </Alert>
  );
}
