import { useEffect } from 'react';
import { Navigate, type RouteObject, useLocation } from 'react-router-dom';
import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import { redirects } from '../../schemas/routes.ts';
import { shellMessages } from '../messages/site/shell.ts';
import { Loading } from '../ui/alerts/Loading.tsx';
import { Notice } from '../ui/alerts/Notice.tsx';
import { ButtonLink } from '../ui/buttons/Button.tsx';
import { RouteError } from './errors/RouteError.tsx';
import { PageFrame } from './layout/PageFrame.tsx';
import { loadScreen } from './loadScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { isRouteName, links, type RouteName, routes } from './paths.ts';
import { screenChunk } from './screenChunks.ts';

/**
 * The routes of paths.ts and the deployment's redirects, inside the page frame, which stays while a screen is loading
 * or when it fails.
 */
export function createRoutes({ redirects: elsewhere = {} }: Pick<Deployment, 'redirects'>): RouteObject[] {
  return [
    {
      element: <PageFrame />,
      // For errors of the frame itself. A screen that fails has the one below, inside the frame.
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

/** A route of the specification whose screen is not built yet. */
function NotBuiltScreen() {
  const messages = shellMessages.later;
  return (
    <Notice heading={messages.heading} text={messages.text}>
      <ButtonLink to={links.main}>{messages.action}</ButtonLink>
    </Notice>
  );
}

/** An address that the deployment redirects. The query is not passed on to another site. */
function Redirected({ to }: { readonly to: string }) {
  const { search, hash } = useLocation();
  const isOurs = to.startsWith('/');
  useEffect(() => {
    if (!isOurs) window.location.replace(to);
  }, [isOurs, to]);
  return isOurs ? <Navigate to={`${to}${search}${hash}`} replace /> : <Loading>{shellMessages.loading}</Loading>;
}
