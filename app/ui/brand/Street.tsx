import styles from './Street.module.css';

/** A street with the clinic and the market, painted in the banner's colours. It tells nothing, so nobody hears of it. */
export function Street() {
  return (
    <div className={styles.street} aria-hidden="true">
      <span className={styles.hills} />
      <span className={styles.houses} />
      <span className={styles.details} />
      <span className={styles.signs} />
    </div>
  );
}
