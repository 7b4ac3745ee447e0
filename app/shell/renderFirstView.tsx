import { renderToString, renderToStringAsync } from 'preact-render-to-string';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import { firstViews, type View } from '../../schemas/routes.ts';
import { noAnalytics } from '../analytics/Analytics.ts';
import type { AppServices } from '../app-services/index.ts';
import type { Fetch } from '../content/contentSources.ts';
import { siteFrame } from '../content/generated/texts/siteFrame.ts';
import { fetchOnceFromPage } from '../content/pageTexts.ts';
import { HeadOnServer, type HeadPart } from '../ui/useHead.ts';
import { AppProviders } from './AppProviders.tsx';
import { createAppServices } from './createAppServices.ts';
import { createRoutes } from './createRoutes.tsx';
import { brandProperties } from './layout/brandProperties.ts';
import { loadFirstView } from './loadFirstView.ts';
import { routes } from './routes/paths.ts';
import { loadMessages } from './routes/screenMessages.ts';

/** What the server puts into a page, so that guests can read it before any script runs. */
export interface FirstView {
  /** For the head: title, canonical address, and whether search engines leave the page out. */
  readonly head: string;
  /** A style sheet with the banner's colours. */
  readonly style: string;
  /** For the element `#root`. The app takes it over as it is. */
  readonly body: string;
}

/** A document whose newest copy is broken, and the code of its first problem. */
interface ReplacedDocument {
  /** Below the folder of the content. */
  readonly path: string;
  readonly code: string;
}

/**
 * Renders the first view of a page on the server: the same for all its addresses, of a page of content for that of its
 * document.
 *
 * @param fetchDocument answers the addresses of documents
 * @param onReplaced is told of each document that is shown in its shipped copy, because its newest one is broken
 * @param replies of calls, by their addresses
 * @throws Error when the view can only be rendered in a browser
 */
export async function renderFirstView(
  view: View,
  deployment: Deployment,
  fetchDocument: Fetch,
  onReplaced: (replaced: ReplacedDocument) => void,
  replies: Readonly<Record<string, string>>,
): Promise<FirstView> {
  const { name, page } = view;
  const appServices = createAppServices(deployment, {
    fetch: fetchOnceFromPage(new Map(Object.entries(replies)), refuse),
    fetchDocument,
    storage: undefined,
    analytics: noAnalytics,
    reportReplaced: ([first], path) => first && path && onReplaced({ path, code: first.code }),
  });
  await Promise.all([
    loadFirstView(appServices, view, Object.keys(replies).length > 0),
    // The page brings those that its screen shows later, too.
    loadMessages(appServices.messages, name),
  ]);
  const handler = createStaticHandler(createRoutes(deployment, appServices.messages));
  const request = new Request(new URL(samplePath(routes[name].pattern, page), 'http://localhost'));
  // What is not loaded is shown as loading.
  const context = await handler.query(request, { filterMatchesToLoad: () => firstViews[name] === 'screen' });
  if (context instanceof Response || context.errors) throw new Error(`the page ${name} cannot be rendered`);
  const head: HeadPart[] = [];
  const body = await renderToStringAsync(
    <HeadOnServer value={(part) => void head.push(part)}>
      <AppProviders appServices={appServices}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </AppProviders>
    </HeadOnServer>,
  );
  return { head: renderHead(head), style: brandStyle(appServices), body };
}

/** An address of the page that says no more than which document it shows: what else an address says is no part of a first view. */
const samplePath = (pattern: string, page = '0'): string =>
  pattern.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, page);

/**
 * A part that was told again, when what waits was rendered again, is the same. Of several titles the last is that of what
 * the screen shows.
 */
function renderHead(parts: readonly HeadPart[]): string {
  const title = parts.findLast(({ kind }) => kind === 'title');
  const told = parts.filter((part) => part.kind !== 'title' || part === title);
  return [...new Set(told.map((part) => renderToString(<HeadElement {...part} />)))].join('');
}

function HeadElement(part: HeadPart) {
  switch (part.kind) {
    case 'title':
      return <title>{part.text}</title>;
    case 'canonical':
      return <link rel="canonical" href={part.address} />;
    case 'noindex':
      return <meta name="robots" content="noindex" />;
  }
}

function brandStyle({ content, api }: AppServices): string {
  const frame = content.loader.peek(content.entry(siteFrame, api.bannerName));
  const colours = frame?.ok ? brandProperties(frame.document.colours) : [];
  return `:root{${colours.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

const refuse = () => Promise.reject(new Error('the first view makes no other calls'));
