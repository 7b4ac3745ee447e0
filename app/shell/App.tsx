import '../ui/theme/tokens.css';
import '../ui/theme/base.css';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import type { AppServices } from '../app-services/index.ts';
import { AppProviders } from './AppProviders.tsx';

/** The whole app, as `startApp` puts it together. */
export function App({ appServices, router }: { readonly appServices: AppServices; readonly router: DataRouter }) {
  return (
    <AppProviders appServices={appServices}>
      <RouterProvider router={router} />
    </AppProviders>
  );
}
