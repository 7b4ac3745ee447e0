import type { ReactNode, Ref } from 'react';
import type { AlertName } from '../../analytics/AlertName.ts';
import styles from './Alert.module.css';
import { AlertIcon, type AlertKind } from './AlertIcon.tsx';
import { useAlertReport } from './AlertReport.ts';

export interface AlertProps {
  /** What reports call it. */
  readonly name: AlertName;
  readonly kind: AlertKind;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** It appeared in answer to what the guest did: screen readers say it at once. */
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
