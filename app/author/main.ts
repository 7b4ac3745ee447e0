import { openShadow } from './look/openShadow.ts';
import { openBanner } from './openBanner.ts';
import { openPreview } from './preview/openPreview.ts';
import { openWhy } from './why/openWhy.ts';
import whyLook from './why/why.css?inline';

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

const app = document.getElementById('root');
if (app) {
  void openPreview(window, app, banner.tell);
  const { host, root } = openShadow(document, whyLook);
  document.body.append(host);
  openWhy({
    page: document,
    panel: root,
    app,
    fetchText: async (path) => {
      const reply = await fetch(`/content/v2/objects/${path}`);
      return reply.ok ? reply.text() : undefined;
    },
  });
}
