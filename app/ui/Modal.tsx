import Dialog from '@mui/material/Dialog';
import { type ReactNode, useId } from 'react';
import type { AlertName } from '../analytics/AlertName.ts';
import { useAlertReport } from './alerts/AlertReport.ts';
import styles from './Modal.module.css';
import { MuiRoot } from './theme/MuiRoot.tsx';

export interface ModalProps {
  /** What reports call it. */
  readonly name: AlertName;
  readonly open: boolean;
  readonly title: string;
  /** Escape, or a press beside the dialog. Without it only the actions close it. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
  /** The buttons, the primary one first. */
  readonly actions: ReactNode;
}

/** A dialog that keeps focus inside, names itself by its title and gives focus back to where it was. */
export function Modal({ name, open, title, onClose, children, actions }: ModalProps) {
  useAlertReport(open ? name : undefined);
  const titleId = useId();
  return (
    <MuiRoot>
      <Dialog open={open} aria-labelledby={titleId} fullWidth maxWidth={false} {...(onClose && { onClose })}>
        <div className={styles.modal}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <div className={styles.body}>{children}</div>
          <div className={styles.actions}>{actions}</div>
        </div>
      </Dialog>
    </MuiRoot>
  );
}
