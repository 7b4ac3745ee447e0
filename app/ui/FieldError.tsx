import { AlertIcon } from './AlertIcon.tsx';
import styles from './FieldError.module.css';

/** What is wrong with one control; nothing when nothing is. The control names `id` in its `aria-describedby`. */
export function FieldError({ id, children }: { readonly id: string; readonly children: string | undefined }) {
  return children === undefined ? null : (
    <p id={id} className={styles.error}>
      <AlertIcon kind="error" className={styles.mark} />
      {children}
    </p>
  );
}
