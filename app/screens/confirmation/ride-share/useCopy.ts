import { type RefObject, useEffect, useState } from 'react';

/** How long the guest sees that the code was copied (CONFIRM-8). */
const copiedMs = 1000;

export interface Copy {
  /** Stays true for one second after the code was copied. */
  readonly copied: boolean;
  /** The browser did not allow copying, so the text is selected instead. */
  readonly refused: boolean;
  readonly copy: () => void;
}

/** @param element shows the text, and is selected where it cannot be copied */
export function useCopy(text: string, element: RefObject<HTMLElement | null>): Copy {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), copiedMs);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => setState((await copyText(text, element.current)) ? 'copied' : 'refused');
  return { copied: state === 'copied', refused: state === 'refused', copy: () => void copy() };
}

/**
 * Puts the text on the clipboard. Where the browser has no clipboard for pages, or refuses it, the element that shows the
 * text is selected and copied as a guest would do it.
 *
 * @returns whether it was copied; if not the text is left selected
 */
async function copyText(text: string, element: HTMLElement | null): Promise<boolean> {
  const written = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (written) return true;
  if (!element) return false;
  const selection = window.getSelection();
  selection?.selectAllChildren(element);
  const copied = document.execCommand('copy');
  if (copied) selection?.removeAllRanges();
  return copied;
}
