import '../ui/theme/tokens.css';
import '../ui/theme/base.css';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import type { AppWiring } from '../wiring/index.ts';
import { AppProviders } from './AppProviders.tsx';

/** The whole app, as `startApp` puts it together. */
export function App({ wiring, router }: { readonly wiring: AppWiring; readonly router: DataRouter }) {
  return (
    <AppProviders wiring={wiring}>
      <RouterProvider router={router} />
    </AppProviders>
  );
}
