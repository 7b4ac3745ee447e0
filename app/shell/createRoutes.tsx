import { Navigate, type RouteObject } from 'react-router-dom';
import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import { redirects } from '../../schemas/routes.ts';
import { shellMessages } from '../messages/shell.ts';
import { Loading } from '../ui/alerts/Loading.tsx';
import { RouteError } from './errors/RouteError.tsx';
import { PageFrame } from './layout/PageFrame.tsx';
import { loadScreen } from './loadScreen.tsx';
import { NotBuiltScreen } from './NotBuiltScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { isRouteName, links, type RouteName, routes } from './paths.ts';
import { Redirected } from './Redirected.tsx';
import { screenChunk } from './screenChunks.ts';

/**
 * The routes of paths.ts, and what the deployment leads elsewhere, inside the page frame, which stays when a screen is
 * loading or breaks.
 */
export function createRoutes({ redirects: elsewhere = {} }: Pick<Deployment, 'redirects'>): RouteObject[] {
  return [
    {
      element: <PageFrame />,
      // For the frame itself; a screen that breaks has the one below, inside the frame.
      errorElement: <RouteError />,
      children: [
        {
          errorElement: <RouteError />,
          hydrateFallbackElement: <Loading>{shellMessages.loading}</Loading>,
          children: [
            ...Object.entries(redirects).map(([path, name]) => ({
              path,
              element: <Navigate to={routes[name].pattern} replace />,
            })),
            ...Object.entries(elsewhere).map(([path, to]) => ({ path, element: <Redirected to={to ?? links.main} /> })),
            ...routeNames().map(buildRoute),
            { path: '*', element: <NotFoundScreen /> },
          ],
        },
      ],
    },
  ];
}

function buildRoute(name: RouteName): RouteObject {
  const load = screenChunk(name);
  const route = { id: name, path: routes[name].pattern };
  if (load === undefined) return { ...route, element: <NotBuiltScreen /> };
  return { ...route, lazy: async () => ({ element: await loadScreen(load) }) };
}

const routeNames = (): readonly RouteName[] => Object.keys(routes).filter(isRouteName);
