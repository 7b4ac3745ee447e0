import { type ReactNode, useEffect, useRef } from 'react';
import { prescreenMessages } from '../messages/prescreen.ts';
import { Alert } from '../ui/Alert.tsx';
import { Card } from '../ui/Card.tsx';

/** The end of a prescreen that leads to no search: the guest reads so, and has another way. */
export function PrescreenNowhere({ waysOn }: { readonly waysOn: ReactNode }) {
  const alert = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => alert.current?.focus(), []);
  return (
    <Card>
      <Alert name="prescreenFailed" kind="error" live ref={alert}>
        <p>{prescreenMessages.noQuestions}</p>
      </Alert>
      {waysOn}
    </Card>
  );
}
