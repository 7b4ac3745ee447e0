import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import { hasFirstView, type RouteName, type View } from '../../schemas/routes.ts';
import { createFileReader, type ReadText } from '../content/createFileReader.ts';
import { documentFolders } from '../content/documentFolders.ts';
import { findContentPage } from '../content/findContentPage.ts';
import { keepUntilEdited } from '../content/keepUntilEdited.ts';
import { escapeHtml } from './escapeHtml.ts';
import { type PreparedPage, preparePage } from './preparePage.ts';
import { type PreparedView, renderView, type Texts, type Viewed } from './renderView.ts';
import { type KeptTexts, keepTexts } from './texts/keepTexts.ts';
import { withFirstView } from './withFirstView.ts';
import { withGuestReports } from './withGuestReports.ts';
import { withSupportPhone } from './withSupportPhone.ts';

/** The page of one route, with the deployment. */
export interface Pages {
  readonly usual: PreparedPage;
  /** Without analytics and reports, for a guest whose browser asks not to be tracked (PRIVACY-8). */
  readonly untracked: PreparedPage;
}

/** The pages of all routes, and the texts that their first views were rendered from. */
export interface KeptPages {
  /**
   * Gives the page of a route as its files are now; undefined before the first build. Undefined as a route stands for all
   * addresses that lead to none.
   *
   * @param id of the document that the page shows, where its address says which; each is kept, so there must be one
   */
  readonly read: (route: RouteName | undefined, part: PagePart, id?: string) => Promise<Pages | undefined>;
  /** Gives the texts that a page of this view names by this address; undefined where that is long ago. */
  readonly readTexts: (view: View, address: string) => Promise<PreparedPage | undefined>;
  /** Whether a page of content has a document; undefined where that is not known here. */
  readonly hasContent: (id: string) => Promise<boolean | undefined>;
}

/** How much of the first view the page has: all of it, none, or what it shows before any call is answered. */
export type PagePart = 'whole' | 'withoutReplies' | 'withoutView';

const CONFIGURATION = /(<meta name="stepwell-configuration" content=")[^"]*(")/;

const noReplies: Texts = {};

/**
 * Makes the page of each route once, for all guests and all its addresses, until a file that it is made of is edited: what the
 * build made of it, the content's phone number, and the documents of the first view; and until the replies of its calls
 * are others.
 */
export function keepPages(viewed: Viewed, readReplies: () => Promise<Texts>): KeptPages {
  const texts = keepTexts();
  const files = createFileReader();
  const folders = documentFolders(viewed.configuration, viewed.deployment);
  const kept = new Map<string, { readonly replies: string; readonly read: () => Promise<Pages | undefined> }>();
  const read: KeptPages['read'] = async (route, part, id) => {
    const view = part !== 'withoutView' && folders && hasFirstView(route) ? { name: route, page: id } : undefined;
    const replies = view?.name === 'main' && part === 'whole' ? await readReplies() : noReplies;
    const key = `${route} ${part} ${view?.page ?? ''}`;
    const text = JSON.stringify(replies);
    const known = kept.get(key);
    const page =
      known?.replies === text
        ? known
        : {
            replies: text,
            read: keepUntilEdited((readText) => makePages(viewed, texts, route, view, replies, readText)),
          };
    kept.set(key, page);
    return page.read();
  };
  return {
    read,
    readTexts: async (view, address) => {
      if (texts.find(address) === undefined) await read(view.name, 'whole', view.page);
      return texts.find(address);
    },
    hasContent: (id) => findContentPage(id, folders, viewed.deployment, files),
  };
}

async function makePages(
  viewed: Viewed,
  texts: KeptTexts,
  route: RouteName | undefined,
  view: View | undefined,
  replies: Texts,
  read: ReadText,
): Promise<Pages | undefined> {
  const { configuration, deployment } = viewed;
  const readTemplate = (file: string) => read(join(configuration.appDirectory, file));
  const template = (route && (await readTemplate(`pages/${route}.html`))) ?? (await readTemplate('index.html'));
  if (template === undefined) return undefined;
  // No author can know this word and have a nonce put into a document.
  const place = randomUUID();
  const noncePlaced = template.replaceAll('__CSP_NONCE__', place);
  const supported = await withSupportPhone(
    noncePlaced,
    configuration.contentDirectory,
    deployment.bannerName,
    read,
    viewed.noteReplaced,
  );
  const rendered = view && (await renderView(viewed, view, replies, read));
  const page =
    view && rendered
      ? await withFirstView(supported, rendered, texts.keep(view, textsOf(rendered)), place, readTemplate)
      : supported;
  const prepare = (html: string, settings: Deployment): PreparedPage =>
    preparePage(withDeployment(html, settings), place);
  const reports = configuration.guestReports && route !== 'cancel' && route !== 'canceled';
  const { analytics: _, ...untracked } = deployment;
  return { usual: prepare(reports ? withGuestReports(page) : page, deployment), untracked: prepare(page, untracked) };
}

/** What `app/content/pageTexts.ts` reads. It is the same in each process, whichever document came first. */
const textsOf = ({ documents, replies }: PreparedView): string =>
  JSON.stringify({ documents: sorted(documents), replies: sorted(replies) });

const sorted = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1)));

function withDeployment(html: string, deployment: Deployment): string {
  const settings = escapeHtml(JSON.stringify(deployment));
  return html.replace(CONFIGURATION, (_match, before: string, after: string) => `${before}${settings}${after}`);
}
