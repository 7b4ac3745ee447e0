import type { WizardMessages } from './WizardMessages.ts';

interface WizardButtonsProps {
  readonly messages: WizardMessages;
  /** On the button that submits the form around it. */
  readonly onward: string;
  /** Said while the guest waits: for the answers to be sent, or verified. */
  readonly waiting: string | undefined;
  readonly onBack: (() => void) | undefined;
}

/** Continue, which submits the form around it, and Back. While the guest waits Continue keeps focus and name. */
export function WizardButtons({ messages, onward, waiting, onBack }: WizardButtonsProps) {
  const busy = waiting !== undefined;
  return (
    <div className="sw-buttons">
      <button type="submit" className="sw-button" aria-disabled={busy || undefined}>
        {busy && <span className="sw-spinner" aria-hidden="true" />}
        <span>{onward}</span>
      </button>
      {onBack && (
        <button type="button" className="sw-button sw-button--quiet" disabled={busy} onClick={onBack}>
          {messages.back}
        </button>
      )}
      <p role="status" className="sw-unseen">
        {waiting}
      </p>
    </div>
  );
}
