import '../ui/theme/tokens.css';
import '../ui/theme/base.css';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import { AppProviders } from './AppProviders.tsx';
import { createRoutes } from './createRoutes.tsx';
import { createWiring } from './createWiring.ts';

/** The composition root: everything is made here and handed down. */
export function App({ deployment }: { readonly deployment: Deployment }) {
  const [wiring] = useState(() => createWiring(deployment));
  const [router] = useState(() => createBrowserRouter(createRoutes(deployment, wiring.messages)));
  return (
    <AppProviders wiring={wiring}>
      <RouterProvider router={router} />
    </AppProviders>
  );
}
