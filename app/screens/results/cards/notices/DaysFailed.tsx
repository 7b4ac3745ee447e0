import type { FailedCall } from '../../../../api/index.ts';
import { FailureNumber, useFailureMessage } from '../../../../app-services/index.ts';
import { resultsMessages } from '../../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { Alert } from '../../../../ui/alerts/Alert.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';

interface DaysFailedProps {
  readonly call: FailedCall;
  readonly onAgain: () => void;
}

/** Shown where times could not be read, or not again. */
export function DaysFailed({ call, onAgain }: DaysFailedProps) {
  const messages = useMessages(resultsMessages);
  const { title, text } = useFailureMessage(call);
  return (
    <Alert name="slotsFailed" kind="error" title={title} live>
      <p>{text}</p>
      <FailureNumber call={call} />
      <Button variant="secondary" onClick={onAgain}>
        {messages.failed.tryAgain}
      </Button>
    </Alert>
  );
}
