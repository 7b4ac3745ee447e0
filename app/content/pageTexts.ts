import type { Fetch } from './contentSources.ts';

/** Texts that the server has rendered the page from, by the address that they would be fetched from. */
export interface PageTexts {
  readonly documents: ReadonlyMap<string, string>;
  /** Replies of calls. */
  readonly replies: ReadonlyMap<string, string>;
}

/** The id of the link to the texts of a page. */
const pageTextsId = 'stepwell-texts';

/** After this many milliseconds each document is fetched by itself. */
const MOST_WAIT_MS = 8_000;

/** Fetches the texts that a page names; none where it names none, and where they do not arrive. */
export async function readPageTexts(page: Document, fetch: typeof globalThis.fetch): Promise<PageTexts> {
  const address = page.getElementById(pageTextsId)?.getAttribute('href');
  const value = address ? await readJson(address, fetch).catch(() => undefined) : undefined;
  return { documents: readTexts(value, 'documents'), replies: readTexts(value, 'replies') };
}

async function readJson(address: string, fetch: typeof globalThis.fetch): Promise<unknown> {
  const reply = await fetch(address, { signal: AbortSignal.timeout(MOST_WAIT_MS) });
  return reply.ok ? reply.json() : undefined;
}

function readTexts(value: unknown, kind: keyof PageTexts): ReadonlyMap<string, string> {
  const texts: unknown = typeof value === 'object' && value !== null && Reflect.get(value, kind);
  if (typeof texts !== 'object' || texts === null) return new Map();
  return new Map(Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Answers from the page's texts what they have, and fetches the rest. The page names those of this moment. */
export const fetchFromPage =
  (texts: ReadonlyMap<string, string>, fetch: Fetch): Fetch =>
  async (url, init) => {
    const text = texts.get(url);
    return text === undefined ? fetch(url, init) : new Response(text);
  };

/** The same for calls. Each reply answers once, because whoever calls again wants to know what is true by then. */
export function fetchOnceFromPage(
  replies: ReadonlyMap<string, string>,
  fetch: typeof globalThis.fetch,
): typeof globalThis.fetch {
  const left = new Map(replies);
  return async (input, init) => {
    const text = typeof input === 'string' ? left.get(input) : undefined;
    if (typeof input !== 'string' || text === undefined) return fetch(input, init);
    left.delete(input);
    return new Response(text);
  };
}
