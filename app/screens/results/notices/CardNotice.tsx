import { resultsMessages } from '../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import styles from './CardNotice.module.css';
import type { CardMessage } from './cardMessage.ts';

interface CardNoticeProps {
  readonly message: CardMessage;
  /** Leads on to later days; undefined where none may have times, or where the page offers that. */
  readonly onLater: (() => void) | undefined;
}

/** Why a card shows no times. */
export function CardNotice({ message, onLater }: CardNoticeProps) {
  const messages = useMessages(resultsMessages).card;
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{message.title}</p>
      <p>{message.text}</p>
      {onLater && (
        <Button variant="quiet" onClick={onLater}>
          {messages.laterDays}
        </Button>
      )}
    </div>
  );
}
