import styles from './Loading.module.css';

/** A spinner with a text about what is loading, announced to screen readers. */
export function Loading({ children }: { readonly children: string }) {
  return (
    <div className={styles.loading} role="status">
      <Spinner />
      <p>{children}</p>
    </div>
  );
}

/** A turning ring. It is decorative, because the text beside it, or a live region, names what is under way. */
export function Spinner({ small = false }: { readonly small?: boolean }) {
  return <span className={small ? `${styles.spinner} ${styles.small}` : styles.spinner} aria-hidden="true" />;
}
