import { type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { lazyWithFallback } from '../../../chunks/lazyWithFallback.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { appointmentMessages } from '../../../messages/generated/appointmentMessages.ts';
import { confirmationMessages } from '../../../messages/generated/confirmationMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './PromoCode.module.css';
import type { QrImageProps } from './QrImage.tsx';
import type { RideShareOffer } from './rideShareOffer.ts';

/** The QR code. If its chunk does not arrive, the promo code and the link are still there. */
const QrImage = lazyWithFallback<QrImageProps>(
  'screens/confirmation/ride-share/QrImage.tsx',
  async () => (await import('./QrImage.tsx')).QrImage,
  () => null,
);

/** The code as an image for a phone, as text, to copy and to save. */
export function PromoCode({ offer: { code, link } }: { readonly offer: RideShareOffer }) {
  const messages = useMessages(confirmationMessages).rideShare;
  const { opensInNewTab } = useMessages(appointmentMessages);
  const text = useRef<HTMLElement>(null);
  const hintId = useId();
  const { copied, refused, copy } = useCopy(code, text);
  return (
    <div className={styles.promo}>
      <div className={styles.image}>
        <Suspense fallback={null}>
          <QrImage value={link} name={fillTemplate(messages.qr, { code })} />
        </Suspense>
      </div>
      <div className={styles.code}>
        <p className={styles.term}>{messages.code}</p>
        <p>
          <strong ref={text} className={styles.text} translate="no">
            {code}
          </strong>
        </p>
        <div className={styles.actions}>
          <Button variant="secondary" onClick={copy} {...(refused && { 'aria-describedby': hintId })}>
            {copied ? messages.copied : messages.copy}
          </Button>
          <a href={link} target="_blank" rel="noopener noreferrer">
            <span>{messages.save}</span> <VisuallyHidden>{opensInNewTab}</VisuallyHidden>
          </a>
        </div>
        <p id={hintId} role="status" className={styles.hint}>
          {refused && <span>{messages.selected}</span>}
          {copied && <VisuallyHidden>{messages.copied}</VisuallyHidden>}
        </p>
      </div>
    </div>
  );
}

/** How long the guest sees that the code was copied (CONFIRM-8). */
const copiedMs = 1000;

interface Copy {
  /** Stays true for one second after the code was copied. */
  readonly copied: boolean;
  /** The browser did not allow copying, so the text is selected instead. */
  readonly refused: boolean;
  readonly copy: () => void;
}

/** @param element shows the text, and is selected where it cannot be copied */
function useCopy(text: string, element: RefObject<HTMLElement | null>): Copy {
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
