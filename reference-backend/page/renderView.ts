import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import type { View } from '../../schemas/routes.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { ReadText } from '../content/createFileReader.ts';
import { type DocumentFolder, documentFolders } from '../content/documentFolders.ts';
import type { NoteReplaced } from '../content/noteReplaced.ts';

/** What `app/shell/renderFirstView.tsx` renders of a page, as HTML. */
interface FirstView {
  readonly head: string;
  readonly style: string;
  readonly body: string;
}

/** What the first view is rendered for. */
export interface Viewed {
  readonly configuration: Pick<Configuration, 'appDirectory' | 'contentDirectory' | 'guestReports'>;
  readonly deployment: Deployment;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly noteReplaced: NoteReplaced;
}

/** Texts by the address that the app would fetch them from. */
export type Texts = Readonly<Record<string, string>>;

/** The first view with what it shows: documents, and replies of calls. */
export interface PreparedView extends FirstView {
  readonly documents: Texts;
  readonly replies: Texts;
}

/**
 * Renders the first view of a page. There is none before the build, where documents come from another server,
 * and where they cannot be shown without a browser. Then the browser renders everything.
 *
 * @param replies of the calls that the view makes, as far as they are known
 * @param read reads the documents
 */
export async function renderView(
  { configuration, deployment, log, noteReplaced }: Viewed,
  shown: View,
  replies: Texts,
  read: ReadText,
): Promise<PreparedView | undefined> {
  const folders = documentFolders(configuration, deployment);
  if (folders === undefined) return undefined;
  const documents: Record<string, string> = {};
  const fetchDocument = async (url: string): Promise<Response> => {
    const file = findFile([folders.api, folders.file], url);
    const text = file === undefined ? undefined : await read(file);
    if (text === undefined) return new Response(null, { status: 404 });
    documents[url] = text;
    return new Response(text);
  };
  const onReplaced = ({ path, code }: ReplacedDocument): void => {
    const text = documents[`${deployment.contentBaseUrls.api}/${path}`] ?? '';
    noteReplaced({ path, code, text }, 'shipped');
  };
  try {
    const view = await (await loadRenderer(configuration.appDirectory))?.(
      shown,
      deployment,
      fetchDocument,
      onReplaced,
      replies,
    );
    return isFirstView(view) ? { ...view, documents, replies } : undefined;
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'first view left to the browser');
    return undefined;
  }
}

/** The file of a document; undefined for an address that is none of ours, or that leads out of its folder. */
function findFile(folders: readonly DocumentFolder[], url: string): string | undefined {
  const found = folders.find(({ root }) => url.startsWith(`${root}/`));
  if (found === undefined) return undefined;
  const file = join(found.folder, url.slice(found.root.length));
  return file.startsWith(found.folder + sep) ? file : undefined;
}

/** A document whose newest copy is broken, as the app tells of it. */
interface ReplacedDocument {
  readonly path: string;
  readonly code: string;
}

type Renderer = (
  view: View,
  deployment: object,
  fetch: (url: string) => Promise<Response>,
  onReplaced: (replaced: ReplacedDocument) => void,
  replies: Texts,
) => Promise<unknown>;

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
