import type { WizardWords } from './WizardWords.ts';

interface WizardButtonsProps {
  readonly words: WizardWords;
  readonly last: boolean;
  readonly busy: boolean;
  readonly onBack: (() => void) | undefined;
}

/** Continue, which submits the form around it, and Back. While the answers are sent Continue keeps focus and name. */
export function WizardButtons({ words, last, busy, onBack }: WizardButtonsProps) {
  return (
    <div className="sw-buttons">
      <button type="submit" className="sw-button" aria-disabled={busy || undefined}>
        {busy && <span className="sw-spinner" aria-hidden="true" />}
        {last ? words.submit : words.continue}
      </button>
      {onBack && (
        <button type="button" className="sw-button sw-button--quiet" disabled={busy} onClick={onBack}>
          {words.back}
        </button>
      )}
      <p role="status" className="sw-unseen">
        {busy ? words.submitting : ''}
      </p>
    </div>
  );
}
