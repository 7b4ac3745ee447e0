import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Backend } from '../Backend.ts';
import { awaitsFault } from '../controls/faults.ts';

/** What `app/shell/first-view` renders of the search page, as HTML. */
interface FirstView {
  readonly head: string;
  readonly style: string;
  readonly body: string;
}

type Needed = Pick<Backend, 'configuration' | 'database' | 'deployment' | 'log'>;

/** The first view with the documents that it shows, by the address that the app would fetch them from. */
export interface PreparedView extends FirstView {
  readonly texts: Readonly<Record<string, string>>;
}

/** Gives the first view of the search page; undefined where there is none. Then the browser renders everything. */
export type PrepareView = () => Promise<PreparedView | undefined>;

/**
 * Renders the first view when its documents have changed, and otherwise gives the last one. There is none before the
 * build, where documents come from another server, and where they cannot be shown without a browser.
 */
export function firstViews({ configuration, database, deployment, log }: Needed): PrepareView {
  const { appDirectory, contentDirectory, controls } = configuration;
  const folders = [
    [deployment.contentBaseUrls.api, contentDirectory],
    [deployment.contentBaseUrls.file, join(appDirectory, 'content-files/objects')],
  ] as const;
  let last: PreparedView | undefined;

  const isCurrent = async ({ texts }: PreparedView): Promise<boolean> => {
    const now = await Promise.all(Object.keys(texts).map((url) => readText(folders, url)));
    return Object.values(texts).every((text, index) => text === now[index]);
  };
  const render = async (): Promise<PreparedView | undefined> => {
    const renderFirstView = await loadRenderer(appDirectory);
    if (!renderFirstView) return undefined;
    const texts: Record<string, string> = {};
    const view = await renderFirstView(deployment, async (url) => {
      const text = await readText(folders, url);
      if (text === undefined) return new Response(null, { status: 404 });
      texts[url] = text;
      return new Response(text);
    });
    return isFirstView(view) ? { ...view, texts } : undefined;
  };
  return async () => {
    if (deployment.apiBaseUrl !== '' || folders.some(([root]) => !root.startsWith('/'))) return undefined;
    // A fault that somebody asked for must reach the app.
    if (controls !== 'off' && (await awaitsFault(database, 'content'))) return undefined;
    try {
      if (!last || !(await isCurrent(last))) last = await render();
    } catch (error) {
      log.warn({ name: error instanceof Error ? error.message : 'unknown' }, 'first view not rendered');
      last = undefined;
    }
    return last;
  };
}

/** The text of a document; undefined where there is none. An address never leads out of its folder. */
async function readText(
  folders: readonly (readonly [root: string, folder: string])[],
  url: string,
): Promise<string | undefined> {
  const [root, folder] = folders.find(([each]) => url.startsWith(`${each}/`)) ?? [];
  if (root === undefined || folder === undefined) return undefined;
  const file = join(folder, url.slice(root.length));
  return file.startsWith(folder + sep) ? readFile(file, 'utf8').catch(() => undefined) : undefined;
}

type Renderer = (deployment: object, fetch: (url: string) => Promise<Response>) => Promise<unknown>;

/** The renderer that `npm run build` puts beside the app; undefined before that. */
async function loadRenderer(appDirectory: string): Promise<Renderer | undefined> {
  const file = pathToFileURL(join(appDirectory, '../server/renderFirstView.js')).href;
  const built: unknown = await import(file).catch(() => undefined);
  const renderer: unknown = typeof built === 'object' && built !== null && Reflect.get(built, 'renderFirstView');
  return isRenderer(renderer) ? renderer : undefined;
}

const isRenderer = (value: unknown): value is Renderer => typeof value === 'function';

const isFirstView = (value: unknown): value is FirstView =>
  typeof value === 'object' &&
  value !== null &&
  ['head', 'style', 'body'].every((name) => typeof Reflect.get(value, name) === 'string');
