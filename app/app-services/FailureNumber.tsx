import type { FailedCall } from '../api/index.ts';
import { fillTemplate } from '../messages/fillTemplate.ts';
import { failureMessages } from '../messages/generated/failureMessages.ts';
import { useMessages } from '../messages/useMessages.ts';

export interface FailureNumberProps {
  /** Undefined where no call has failed. */
  readonly call: Pick<FailedCall, 'requestId'> | undefined;
}

/**
 * The number by which the support finds a call that failed, as the last sentence of its error. A call without an answer
 * has none. It stands inside of the alert, so that screen readers read it with the error.
 */
export function FailureNumber({ call }: FailureNumberProps) {
  const { number } = useMessages(failureMessages);
  return call?.requestId ? <p>{fillTemplate(number, { number: call.requestId })}</p> : null;
}
