import { openBanner } from './openBanner.ts';

/**
 * The page of an author follows the documents on disk. The server names this script only in pages that it shows to the
 * machine on which it runs; no chunk of the app does.
 */

const banner = openBanner(document);
let edits: EventSource | undefined;

/** A browser opens few connections to one server, so only the page in sight has one. */
function follow(): void {
  if (document.hidden) {
    edits?.close();
    edits = undefined;
    return;
  }
  if (edits !== undefined) return;
  edits = new EventSource('/reference/author/edits');
  edits.addEventListener('message', ({ data }) => banner.show(JSON.parse(data)));
}

document.addEventListener('visibilitychange', follow);
follow();
