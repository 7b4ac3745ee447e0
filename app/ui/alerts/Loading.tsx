import styles from './Loading.module.css';
import { Spinner } from './Spinner.tsx';

/** A spinner with the words that say what is loading, announced to screen readers. */
export function Loading({ children }: { readonly children: string }) {
  return (
    <div className={styles.loading} role="status">
      <Spinner />
      <p>{children}</p>
    </div>
  );
}
