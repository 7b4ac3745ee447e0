import type { Fetch } from './contentSources.ts';

/** Texts that the server has put into the page, by the address that they would be fetched from. */
export interface PageTexts {
  readonly documents: ReadonlyMap<string, string>;
  /** Replies of calls. */
  readonly replies: ReadonlyMap<string, string>;
}

/** The id of the element that holds the texts of a page. */
const pageTextsId = 'stepwell-texts';

/** The texts in a page; none where the server has put none there. */
export function readPageTexts(page: Document): PageTexts {
  const value = parse(page.getElementById(pageTextsId)?.textContent ?? '{}');
  return { documents: readTexts(value, 'documents'), replies: readTexts(value, 'replies') };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readTexts(value: unknown, kind: keyof PageTexts): ReadonlyMap<string, string> {
  const texts: unknown = typeof value === 'object' && value !== null && Reflect.get(value, kind);
  if (typeof texts !== 'object' || texts === null) return new Map();
  return new Map(Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Answers from the page what it has a text for, and fetches the rest. The server has put them there just now. */
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
