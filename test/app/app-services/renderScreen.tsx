import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router-dom';
import type { AppServices } from '../../../app/app-services/index.ts';
import { AppProviders } from '../../../app/shell/AppProviders.tsx';

export interface Screen {
  readonly path: string;
  readonly element: ReactNode;
}

export type Router = ReturnType<typeof createMemoryRouter>;

/**
 * Renders a screen at `at`, with other screens that represent the rest of the app. Returns the router, for reading and
 * changing the address.
 */
export function renderScreen(
  appServices: AppServices,
  screens: readonly Screen[],
  at: readonly InitialEntry[],
): Router {
  const router = createMemoryRouter([...screens, { path: '*', element: <h1>Another page</h1> }], {
    initialEntries: [...at],
    initialIndex: at.length - 1,
  });
  render(
    <AppProviders appServices={appServices}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return router;
}
