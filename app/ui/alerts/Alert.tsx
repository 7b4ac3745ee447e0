import type { ReactNode, Ref } from 'react';
import type { AlertName } from '../../analytics/Analytics.ts';
import styles from './Alert.module.css';
import { useAlertReport } from './AlertReport.ts';

interface AlertProps {
  /** Its name in analytics. */
  readonly name: AlertName;
  readonly kind: AlertKind;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Whether it appears in response to the guest, so that screen readers announce it at once. */
  readonly live?: boolean;
  /** For a screen that moves focus to it. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** A message set off from the page by colour, border and icon, so that none of them alone carries the meaning. */
export function Alert({ name, kind, title, children, live = false, ref }: AlertProps) {
  useAlertReport(name);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={`${styles.alert} ${styles[kind]}`}
      {...(live ? { role: kind === 'error' ? 'alert' : 'status' } : {})}
    >
      <AlertIcon kind={kind} className={styles.icon} />
      {title && <p className={styles.title}>{title}</p>}
      {children && <div className={styles.body}>{children}</div>}
    </div>
  );
}

type AlertKind = 'error' | 'warning' | 'success' | 'info';

const marks: Readonly<Record<AlertKind, string>> = {
  error: 'M12 7v6m0 3.5v.5',
  warning: 'M12 7v6m0 3.5v.5',
  success: 'm7.5 12.5 3 3 6-6.5',
  info: 'M12 11v6m0-9.5V7',
};

function AlertIcon({ kind, className }: { readonly kind: AlertKind; readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" className={className} fill="none" stroke="currentcolor" strokeWidth="2" aria-hidden="true">
      {kind === 'warning' ? <path d="M12 3 22 20.5H2Z" strokeLinejoin="round" /> : <circle cx="12" cy="12" r="9.5" />}
      <path d={marks[kind]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
