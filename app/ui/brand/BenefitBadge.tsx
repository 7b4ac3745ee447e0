import styles from './BenefitBadge.module.css';

/** A short text about an accepted benefit code, with a check mark and a border. */
export function BenefitBadge({ children }: { readonly children: string }) {
  return (
    <p className={styles.badge}>
      <svg viewBox="0 0 20 20" className={styles.mark} fill="none" stroke="currentcolor" aria-hidden="true">
        <path d="m4.5 10.5 3.75 3.75L15.5 6.5" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <span>{children}</span>
    </p>
  );
}
