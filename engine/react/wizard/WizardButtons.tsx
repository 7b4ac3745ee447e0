import type { WizardMessages } from './WizardMessages.ts';

interface WizardButtonsProps {
  readonly messages: WizardMessages;
  /** The label of the button that submits the form around it. */
  readonly onward: string;
  /** For screen readers, while the answers are being sent or verified; undefined at other times. */
  readonly waiting: string | undefined;
  readonly onBack: (() => void) | undefined;
}

/** Continue, which submits the form around it, and Back. While the guest waits, Continue keeps its focus and name. */
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
