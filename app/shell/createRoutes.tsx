import { type ReactElement, useEffect } from 'react';
import { Navigate, type RouteObject, useLocation, useParams } from 'react-router-dom';
import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import { redirects } from '../../schemas/routes.ts';
import { MissingChunk } from '../chunks/loadChunk.ts';
import { siteMessages } from '../messages/generated/siteMessages.ts';
import type { MessageStore } from '../messages/MessageStore.ts';
import { useMessages } from '../messages/useMessages.ts';
import { Loading } from '../ui/Loading.tsx';
import { NotFoundScreen } from './layout/NotFoundScreen.tsx';
import { PageFrame } from './layout/PageFrame.tsx';
import { LinkedScreen, RetryScreen } from './RetryScreen.tsx';
import { FrameError, RouteError } from './RouteError.tsx';
import { isRouteName, links, type RouteName, routes } from './routes/paths.ts';
import { createScreenChunks, type ScreenChunk } from './routes/screenChunks.ts';
import { waitForMessages } from './routes/screenMessages.ts';

/**
 * The routes of paths.ts and the deployment's redirects, inside the page frame, which stays while a screen is loading
 * or when it fails.
 *
 * @param messages those of the screens, which are loaded with each
 */
export function createRoutes(
  { redirects: elsewhere = {} }: Pick<Deployment, 'redirects'>,
  messages: MessageStore,
): RouteObject[] {
  const screenChunk = createScreenChunks();
  return [
    {
      element: <PageFrame />,
      // For errors of the frame itself. A screen that fails has the one below, inside the frame.
      errorElement: <FrameError />,
      children: [
        {
          errorElement: <RouteError />,
          hydrateFallbackElement: <PageLoading />,
          children: [
            ...Object.entries(redirects).map(([path, name]) => ({
              path,
              element: <Navigate to={routes[name].pattern} replace />,
            })),
            ...Object.entries(elsewhere).map(([path, to]) => ({ path, element: <Redirected to={to ?? links.main} /> })),
            ...routeNames().map((name) => buildRoute(name, messages, screenChunk)),
            { path: '*', ...notFoundRoute(messages) },
          ],
        },
      ],
    },
  ];
}

/** Shown while the first screen is loading. */
function PageLoading() {
  const { loading } = useMessages(siteMessages);
  return <Loading>{loading}</Loading>;
}

/** The page for an address that names none. It has the search for a clinic, and waits for the words of that. */
const notFoundRoute = (messages: MessageStore) => ({
  element: <NotFoundScreen />,
  loader: async () => {
    await waitForMessages(messages, 'clinicLocations');
    return null;
  },
});

function buildRoute(
  name: RouteName,
  messages: MessageStore,
  screenChunk: ReturnType<typeof createScreenChunks>,
): RouteObject {
  const route = { id: name, path: routes[name].pattern };
  // A chunk would be larger than what is in it.
  if (name === 'toClinicDetails') return { ...route, element: <ToClinicDetails /> };
  const lazy = async () => {
    const [element] = await Promise.all([loadScreen(name, screenChunk(name)), waitForMessages(messages, name)]);
    return { element };
  };
  return { ...route, lazy };
}

const routeNames = (): readonly RouteName[] => Object.keys(routes).filter(isRouteName);

/** Leads an address of details to the page of the clinic, or without numbers to all clinics, with its query. */
function ToClinicDetails() {
  const { divisionNumber, storeNumber } = useParams();
  const { search } = useLocation();
  const isNamed = divisionNumber !== undefined && storeNumber !== undefined;
  const pathname = isNamed ? links.clinicDetails(divisionNumber, storeNumber) : links.clinicLocations;
  return <Navigate to={{ pathname, search }} replace />;
}

/** An address that the deployment redirects. The query is not passed on to another site. */
function Redirected({ to }: { readonly to: string }) {
  const messages = useMessages(siteMessages);
  const { search, hash } = useLocation();
  const isOurs = to.startsWith('/');
  useEffect(() => {
    if (!isOurs) window.location.replace(to);
  }, [isOurs, to]);
  return isOurs ? <Navigate to={`${to}${search}${hash}`} replace /> : <Loading>{messages.loading}</Loading>;
}

/**
 * The element of a route: its screen, or a screen to try again if the chunk did not arrive. Routes stand at one place of
 * the page, so without its key React would go on showing what an earlier route has loaded there.
 */
export function loadScreen(name: RouteName, load: ScreenChunk): Promise<ReactElement> {
  return load().then(
    (Screen) => <LinkedScreen screen={Screen} />,
    (error: unknown) => {
      if (error instanceof MissingChunk) return <RetryScreen key={name} load={load} />;
      throw error;
    },
  );
}
