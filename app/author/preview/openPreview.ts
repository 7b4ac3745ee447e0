import { routePatterns } from '../../../schemas/routes.ts';
import { isRendered } from '../why/findShown.ts';
import { drivePreview } from './drivePreview.ts';
import { isPreview, type Preview } from './Preview.ts';
import { waitUntil } from './waitUntil.ts';
import { withoutBooking } from './withoutBooking.ts';

/** Where the name of the preview stands while the page is loaded again with its time. No answer is kept there. */
const KEY = 'stepwell.preview';
/** Where the journey of the tab keeps the picked time over a reload. */
const SLOT = 'stepwell.slot';

/** What the author is told in place of a preview that the server does not have. */
const OVER =
  'This preview is over, or the server was started again since. “npm run content -- preview” prints a new address.';

/**
 * Opens the preview that the address names (`#preview=…`). The address is that of the search page, as the form
 * leads there while no time is picked. The app reads the picked time when it starts, so the form is loaded with it, and is
 * then gone through by the answers.
 *
 * @param tell tells the author that there is nothing to be seen, and why
 */
export async function openPreview(
  window: Window & typeof globalThis,
  app: Element,
  tell: (sentence: string) => void,
): Promise<void> {
  const { location, sessionStorage } = window;
  const [, named] = /^#preview=([\w-]+)$/.exec(location.hash) ?? [];
  if (named !== undefined) {
    const preview = await read(window, named);
    if (preview === undefined) return tell(OVER);
    sessionStorage.setItem(KEY, named);
    // When it is left, the page that is shown keeps there what itself has picked, which is nothing. It listens for that from
    // its first view on, and what listens later is heard last.
    await waitUntil(() => isRendered(app));
    window.addEventListener('pagehide', () => sessionStorage.setItem(SLOT, JSON.stringify(preview.slot)));
    location.replace(routePatterns.schedule);
    return;
  }
  const begun = sessionStorage.getItem(KEY);
  if (begun === null) return;
  sessionStorage.removeItem(KEY);
  window.fetch = withoutBooking(window.fetch.bind(window));
  const preview = await read(window, begun);
  if (preview) await drivePreview(app, preview);
  else tell(OVER);
}

async function read(window: Window & typeof globalThis, name: string): Promise<Preview | undefined> {
  const reply = await window.fetch(`/reference/previews/${name}`);
  const preview: unknown = reply.ok ? await reply.json() : undefined;
  return isPreview(preview) ? preview : undefined;
}
