import '../ui/theme/tokens.css';
import '../ui/theme/base.css';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import { AppWiringContext } from '../wiring/index.ts';
import { createRoutes } from './createRoutes.tsx';
import { createWiring } from './createWiring.ts';

/** A read happens because a screen asks for it, never because a window got focus or a network came back. */
const reads = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const;

/** The composition root: everything is made here and handed down. */
export function App({ deployment }: { readonly deployment: Deployment }) {
  const [wiring] = useState(() => createWiring(deployment));
  const [router] = useState(() => createBrowserRouter(createRoutes()));
  return (
    <AppWiringContext value={wiring}>
      <SWRConfig value={reads}>
        <RouterProvider router={router} />
      </SWRConfig>
    </AppWiringContext>
  );
}
