import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { createMuiTheme } from './createMuiTheme.ts';

/** What any part built on MUI stands in: the theme, and the nonce without which its styles are refused. */
export function MuiRoot({ children }: { readonly children: ReactNode }) {
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
