import styles from './Spinner.module.css';

/** A turning ring, decorative: the words beside it, or a live region, say what is under way. */
export function Spinner({ small = false }: { readonly small?: boolean }) {
  return <span className={small ? `${styles.spinner} ${styles.small}` : styles.spinner} aria-hidden="true" />;
}
