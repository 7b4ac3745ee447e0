import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
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

/**
 * Keeps the second half of a double click from the page that its first half has brought: it would answer, or leave, what
 * the guest has not seen yet.
 *
 * @param view what holds the pages
 * @param place names where the guest is
 */
export function useSecondClicks(view: RefObject<HTMLElement | null>, place: string): void {
  const now = useRef(place);
  const begun = useRef(place);
  useLayoutEffect(() => {
    now.current = place;
  }, [place]);
  useEffect(() => {
    const element = view.current;
    const take = (event: MouseEvent): void => {
      if (event.detail < 2) begun.current = now.current;
      if (begun.current === now.current) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element?.addEventListener('mousedown', take, true);
    element?.addEventListener('click', take, true);
    return () => {
      element?.removeEventListener('mousedown', take, true);
      element?.removeEventListener('click', take, true);
    };
  }, [view]);
}
