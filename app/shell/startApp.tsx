import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router-dom';
import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import { firstViews, hasFirstView, type View } from '../../schemas/routes.ts';
import { createAnalytics } from '../analytics/createAnalytics.ts';
import type { AppServices } from '../app-services/index.ts';
import { nextTask } from '../chunks/nextTask.ts';
import { noteStyles } from '../chunks/noteStyles.ts';
import { fetchFromPage, fetchOnceFromPage, readPageTexts } from '../content/pageTexts.ts';
import { createAppServices } from './createAppServices.ts';
import { createRoutes } from './createRoutes.tsx';
import { followTranslation } from './layout/followTranslation.ts';
import { ignoreSecondClicks } from './layout/ignoreSecondClicks.ts';
import { paintEntriesFirst } from './layout/paintEntriesFirst.ts';
import { loadFirstView } from './loadFirstView.ts';
import { readEarlyEntries, takeOver } from './takeOver.tsx';
import { takePresses } from './takePresses.ts';
import '../ui/theme/tokens.css';
import '../ui/theme/base.css';
import { AppProviders } from './AppProviders.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/** The composition root: everything is made here and handed down. Where the server has rendered the page, it stays. */
export async function startApp(root: HTMLElement, deployment: Deployment): Promise<void> {
  const fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);
  const texts = readPageTexts(document, fetch);
  noteStyles(document);
  await nextTask();
  const { documents, replies } = await texts;
  const appServices = createAppServices(deployment, {
    fetch: fetchOnceFromPage(replies, fetch),
    fetchDocument: fetchFromPage(documents, fetch),
    storage: tabStorage(),
    analytics: createAnalytics(deployment),
  });
  await nextTask();
  const router = createBrowserRouter(createRoutes(deployment, appServices.messages));
  const app = <App appServices={appServices} router={router} />;
  const view = root.hasChildNodes() ? viewOf(router) : undefined;
  const isRendered = view !== undefined && (await isLoaded(appServices, router, view, replies.size > 0));
  await nextTask();
  followTranslation(root);
  ignoreSecondClicks(document);
  paintEntriesFirst(window);
  // The router shows the frame until it has the screen.
  const isTaken =
    isRendered && router.state.initialized === (firstViews[view.name] === 'screen') && !isTranslated(root);
  if (isTaken) return takeOver(root, app, appServices.early);
  takePresses(root);
  if (root.querySelector('form')) appServices.early.add(readEarlyEntries(root, true));
  root.replaceChildren();
  createRoot(root).render(app);
}

/** Whether the browser has put a translation in the place of what the server has rendered. */
const isTranslated = (root: HTMLElement): boolean => root.querySelector('font') !== null;

/** The page that the guest has opened, if the server renders its first view. */
function viewOf({ state }: Router): View | undefined {
  const match = state.matches.at(-1);
  const name = match?.route.id;
  return hasFirstView(name) ? { name, page: match?.params.page } : undefined;
}

/** Waits for what the first view shows; false if it does not arrive. */
async function isLoaded(appServices: AppServices, router: Router, view: View, hasReplies: boolean): Promise<boolean> {
  const initialized = new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
  try {
    await Promise.all([
      firstViews[view.name] === 'screen' && initialized,
      loadFirstView(appServices, view, hasReplies),
    ]);
    return router.state.errors === null;
  } catch {
    return false;
  }
}

/** The storage of this tab; undefined if the guest's browser forbids storage, where reading the property throws. */
function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The whole app, as `startApp` puts it together. */
function App({ appServices, router }: { readonly appServices: AppServices; readonly router: DataRouter }) {
  return (
    <AppProviders appServices={appServices}>
      <RouterProvider router={router} />
    </AppProviders>
  );
}
