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

interface Needed extends Pick<Backend, 'configuration' | 'database' | 'deployment'> {
  readonly log: Pick<Backend['log'], 'warn'>;
}

/** The first view with the documents that it shows, by the address that the app would fetch them from. */
export interface PreparedView extends FirstView {
  readonly texts: Readonly<Record<string, string>>;
}

/** Gives the first view of the search page; undefined where there is none. Then the browser renders everything. */
export type PrepareView = () => Promise<PreparedView | undefined>;

/** What was rendered, and of which documents; undefined stands for one that there was not. */
interface Rendered {
  readonly documents: ReadonlyMap<string, string | undefined>;
  /** Undefined where these documents can only be shown by a browser. */
  readonly view: PreparedView | undefined;
}

/**
 * Renders the first view once, and again when one of its documents has changed. There is none before the build, where
 * documents come from another server, and where they cannot be shown without a browser.
 */
export function firstViews({ configuration, database, deployment, log }: Needed): PrepareView {
  const { appDirectory, contentDirectory, controls } = configuration;
  const folders = [
    [deployment.contentBaseUrls.api, contentDirectory],
    [deployment.contentBaseUrls.file, join(appDirectory, 'content-files/objects')],
  ] as const;
  let last: Rendered | undefined;
  let rendering: Promise<Rendered> | undefined;

  const isCurrent = async ({ documents }: Rendered): Promise<boolean> => {
    const changed = await Promise.all(
      [...documents].map(async ([url, text]) => text !== (await readText(folders, url))),
    );
    return !changed.includes(true);
  };
  const render = async (): Promise<Rendered> => {
    const documents = new Map<string, string | undefined>();
    const fetchDocument = async (url: string): Promise<Response> => {
      const text = await readText(folders, url);
      documents.set(url, text);
      return new Response(text ?? null, { status: text === undefined ? 404 : 200 });
    };
    try {
      const view = await (await loadRenderer(appDirectory))?.(deployment, fetchDocument);
      const texts = Object.fromEntries(
        [...documents].filter((entry): entry is [string, string] => entry[1] !== undefined),
      );
      return { documents, view: isFirstView(view) ? { ...view, texts } : undefined };
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'first view left to the browser');
      return { documents, view: undefined };
    }
  };
  /** Requests that come while the view is rendered wait for it, so that a crowd does not render it again and again. */
  const renderOnce = (): Promise<Rendered> => {
    rendering ??= render().finally(() => {
      rendering = undefined;
    });
    return rendering;
  };
  return async () => {
    if (deployment.apiBaseUrl !== '' || folders.some(([root]) => !root.startsWith('/'))) return undefined;
    // A fault that somebody asked for must reach the app.
    if (controls !== 'off' && (await awaitsFault(database, 'content'))) return undefined;
    if (!last || !(await isCurrent(last))) last = await renderOnce();
    return last.view;
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
