import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Dialog from '@mui/material/Dialog';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import type { AlertName } from '../analytics/Analytics.ts';
import { useAlertReport } from './alerts/AlertReport.ts';
import styles from './Modal.module.css';
import { createMuiTheme } from './theme/createMuiTheme.ts';

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

/** Gives a part built on MUI the theme, and the nonce without which the browser refuses its styles. */
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
