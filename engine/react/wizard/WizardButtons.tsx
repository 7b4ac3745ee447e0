import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
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

/**
 * Ignores the second click of a double click when the first one led to another page: it would answer, or leave, a page
 * that the guest has not seen yet.
 *
 * @param view the element around the pages
 * @param place identifies the page or question that the guest is at
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
