import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { AlertName } from '../../analytics/Analytics.ts';
import { useAlertReport } from '../alerts/AlertReport.ts';
import styles from './Modal.module.css';

interface ModalProps {
  /** Its name in analytics. */
  readonly name: AlertName;
  readonly open: boolean;
  readonly title: string;
  /** Called on Escape and on a press beside the dialog. Without it only the actions close the dialog. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
  /** The buttons, the primary one first. */
  readonly actions: ReactNode;
}

/** A dialog that keeps the focus inside, is named by its title, and gives the focus back when it closes. */
export function Modal({ name, open, ...content }: ModalProps) {
  useAlertReport(open ? name : undefined);
  return open && createPortal(<Dialog {...content} />, document.body);
}

/** The browser's own dialog: it makes the rest of the page inert, and gives the focus back when it is closed. */
function Dialog({ title, onClose, children, actions }: Omit<ModalProps, 'name' | 'open'>) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.focus();
    return () => shown?.close();
  }, []);
  const isBeside = (event: MouseEvent) => event.target === event.currentTarget;
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={styles.dialog}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose?.();
      }}
      // A phone's gesture for Back. At the second time a browser closes the dialog without asking.
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClose={() => {
        if (!dialog.current?.isConnected) return;
        if (onClose) onClose();
        else dialog.current.showModal();
      }}
      onMouseDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (pressedBeside.current && isBeside(event)) onClose?.();
      }}
    >
      <div className={styles.modal}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div className={styles.body}>{children}</div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>
  );
}
