import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Dialog from '@mui/material/Dialog';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import type { AlertName } from '../analytics/AlertName.ts';
import { useAlertReport } from './alerts/AlertReport.ts';
import styles from './Modal.module.css';
import { createMuiTheme } from './theme/createMuiTheme.ts';

interface ModalProps {
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

/** What any part built on MUI stands in: the theme, and the nonce without which its styles are refused. */
function MuiRoot({ children }: { readonly children: ReactNode }) {
  const [theme] = useState(createMuiTheme);
  const [cache] = useState(() => {
    const nonce = styleNonce(document);
    return createCache({ key: 'sw', ...(nonce && { nonce }) });
  });
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

/** The nonce of this page load, which the server put into the page; undefined where there is none. */
function styleNonce(page: Document): string | undefined {
  const element = page.querySelector('meta[property="csp-nonce"]');
  return element instanceof HTMLElement && element.nonce ? element.nonce : undefined;
}
