import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router-dom';
import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import { firstViews, hasFirstView, type ViewName } from '../../schemas/routes.ts';
import { createAnalytics } from '../analytics/createAnalytics.ts';
import type { AppServices, EarlyEntries } from '../app-services/index.ts';
import { noteStyles } from '../chunks/noteStyles.ts';
import { fetchFromPage, fetchOnceFromPage, readPageTexts } from '../content/pageTexts.ts';
import { createAppServices } from './createAppServices.ts';
import { createRoutes } from './createRoutes.tsx';
import { followTranslation } from './layout/followTranslation.ts';
import { ignoreSecondClicks } from './layout/ignoreSecondClicks.ts';
import { loadFirstView } from './loadFirstView.ts';
import { takePresses } from './takePresses.ts';
import '../ui/theme/tokens.css';
import '../ui/theme/base.css';
import { AppProviders } from './AppProviders.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/** The composition root: everything is made here and handed down. Where the server has rendered the page, it stays. */
export async function startApp(root: HTMLElement, deployment: Deployment): Promise<void> {
  noteStyles(document);
  await nextTask();
  const fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);
  const { documents, replies } = readPageTexts(document);
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
  const presses = takePresses(root);
  // The router shows the frame until it has the screen.
  const isTaken = isRendered && router.state.initialized === (firstViews[view] === 'screen') && !isTranslated(root);
  const sent = isTaken && presses.length > 0 ? findSentForm(root) : undefined;
  if (root.querySelector('form')) appServices.early.add(readEarlyEntries(root, sent === undefined));
  if (isTaken) {
    hydrateRoot(root, app);
    for (const repeat of presses) {
      // What was done before has been rendered by then.
      await nextFrame();
      repeat();
    }
    await nextFrame();
    sent?.requestSubmit();
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

/**
 * Goes on in a task of its own, so that the browser answers the guest between running the code, making the parts of the
 * app, and taking over the page.
 * A timeout would have a minimal delay.
 */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** Goes on once everything that was changed is painted. In a tab that is hidden nothing is, so it does not wait for long. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => void nextTask().then(resolve));
    setTimeout(resolve, 200);
  });

/** Whether the browser has put a translation in the place of what the server has rendered. */
const isTranslated = (root: HTMLElement): boolean => root.querySelector('font') !== null;

/** The page that the guest has opened, if the server renders its first view. */
function viewOf({ state }: Router): ViewName | undefined {
  const name = state.matches.at(-1)?.route.id;
  return hasFirstView(name) ? name : undefined;
}

/** Waits for what the first view shows; false if it does not arrive. */
async function isLoaded(
  appServices: AppServices,
  router: Router,
  view: ViewName,
  hasReplies: boolean,
): Promise<boolean> {
  const initialized = new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
  try {
    await Promise.all([firstViews[view] === 'screen' && initialized, loadFirstView(appServices, view, hasReplies)]);
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

/**
 * Reads what the guest has entered on the page that the server has rendered.
 *
 * @param sends whether the form is to be sent as soon as it has that
 */
function readEarlyEntries(root: HTMLElement, sends: boolean): EarlyEntries {
  const controls = [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  const entered = controls
    .filter((control) => !control.hidden)
    .map(({ id, value, validity }) => [id, { text: value, isUnreadable: validity.badInput }] as const)
    .filter(([, { text, isUnreadable }]) => text !== '' || isUnreadable);
  return {
    controls: new Map(entered),
    focused: root.contains(document.activeElement) ? (document.activeElement?.id ?? '') : '',
    isSent: sends && findSentForm(root) !== undefined,
  };
}

const findSentForm = (root: HTMLElement): HTMLFormElement | undefined =>
  [...root.querySelectorAll<HTMLInputElement>('input[hidden]')].find(wasSent)?.form ?? undefined;

/**
 * Whether the form of a control that no guest can reach, and that is required, has been sent: then the browser counts it
 * as one that the guest left empty, with no script. A browser that does not know the selector does not tell.
 */
function wasSent(control: Element): boolean {
  try {
    return control.matches(':user-invalid');
  } catch {
    return false;
  }
}
