import { createTheme, type Theme } from '@mui/material/styles';
import { breakpoints } from '../breakpoints.ts';

const token = (name: string): string => `var(--sw-${name})`;

/**
 * The MUI theme with the look of tokens.css. Every colour is a custom property, so that a banner's colours reach MUI
 * without a new theme; `nativeColor` makes MUI derive shades in CSS, not in JavaScript.
 */
export function createMuiTheme(): Theme {
  return createTheme({
    cssVariables: { nativeColor: true },
    breakpoints: {
      values: { xs: 0, sm: breakpoints.mobile, md: breakpoints.tablet, lg: breakpoints.desktop, xl: 1920 },
    },
    shape: { borderRadius: token('radius') },
    palette: {
      primary: {
        main: token('color-primary'),
        dark: token('color-primary-strong'),
        light: token('color-primary-soft'),
        contrastText: token('color-on-primary'),
      },
      error: { main: token('color-error'), contrastText: token('color-on-primary') },
      text: { primary: token('color-text'), secondary: token('color-muted') },
      background: { default: token('color-page'), paper: token('color-surface') },
      divider: token('color-line'),
    },
    typography: {
      fontFamily: token('font'),
      h1: { fontSize: token('size-h1'), fontWeight: 700, lineHeight: 1.2 },
      h2: { fontSize: token('size-h2'), fontWeight: 700, lineHeight: 1.2 },
      h3: { fontSize: token('size-h3'), fontWeight: 700, lineHeight: 1.2 },
      body1: { fontSize: token('size-body'), lineHeight: 1.5 },
      body2: { fontSize: token('size-small'), lineHeight: 1.5 },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiDialog: {
        styleOverrides: {
          paper: { margin: '1rem', maxWidth: '36rem', borderRadius: token('radius-large'), backgroundImage: 'none' },
        },
      },
    },
  });
}
