import { type ComponentType, lazy, Suspense, useId, useRef } from 'react';
import { appointmentMessages } from '../../messages/appointment.ts';
import { confirmationMessages } from '../../messages/confirmation.ts';
import { fillTemplate } from '../../messages/fillTemplate.ts';
import { Button } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './PromoCode.module.css';
import type { QrImageProps } from './QrImage.tsx';
import type { RideShareOffer } from './rideShareOffer.ts';
import { useCopy } from './useCopy.ts';

const words = confirmationMessages.rideShare;

// Where its chunk does not arrive, the code and the link say the same.
const NoImage = (_: QrImageProps) => null;

const QrImage = lazy<ComponentType<QrImageProps>>(() =>
  import('./QrImage.tsx').then(
    (module) => ({ default: module.QrImage }),
    () => ({ default: NoImage }),
  ),
);

/** The code as an image for a phone, as text, to copy and to save. */
export function PromoCode({ offer: { code, link } }: { readonly offer: RideShareOffer }) {
  const text = useRef<HTMLElement>(null);
  const hintId = useId();
  const { copied, refused, copy } = useCopy(code, text);
  return (
    <div className={styles.promo}>
      <div className={styles.image}>
        <Suspense fallback={null}>
          <QrImage value={link} name={fillTemplate(words.qr, { code })} />
        </Suspense>
      </div>
      <div className={styles.code}>
        <p className={styles.term}>{words.code}</p>
        <p>
          <strong ref={text} className={styles.text}>
            {code}
          </strong>
        </p>
        <div className={styles.actions}>
          <Button look="secondary" onClick={copy} {...(refused && { 'aria-describedby': hintId })}>
            {copied ? words.copied : words.copy}
          </Button>
          <a href={link} target="_blank" rel="noopener noreferrer">
            {words.save} <VisuallyHidden>{appointmentMessages.opensInNewTab}</VisuallyHidden>
          </a>
        </div>
        <p id={hintId} role="status" className={styles.hint}>
          {refused && words.selected}
          {copied && <VisuallyHidden>{words.copied}</VisuallyHidden>}
        </p>
      </div>
    </div>
  );
}
