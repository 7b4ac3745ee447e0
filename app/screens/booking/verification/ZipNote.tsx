import { bookingMessages } from '../../../messages/generated/bookingMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import styles from './ZipNote.module.css';

/** Says, also to screen readers, that answers were filled in. Its room is kept, so that no button moves when it comes. */
export function ZipNote({ isFilled }: { readonly isFilled: boolean }) {
  const { zipFilled } = useMessages(bookingMessages);
  return (
    <p role="status" className={styles.note}>
      {isFilled && zipFilled}
    </p>
  );
}
