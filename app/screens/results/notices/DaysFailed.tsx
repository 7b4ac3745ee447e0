import { resultsMessages } from '../../../messages/resultsMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useFailureMessage } from '../../../wiring/index.ts';

interface DaysFailedProps {
  /** HTTP status; -1 where no answer came. */
  readonly status: number;
  readonly onAgain: () => void;
}

/** Shown where times could not be read, or not again. */
export function DaysFailed({ status, onAgain }: DaysFailedProps) {
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
