import type { Fetch } from './contentSources.ts';

/** Texts of documents that the server has put into the page, by the address that they would be fetched from. */
export type PageTexts = ReadonlyMap<string, string>;

/** The id of the element that holds the texts of a page. */
const pageTextsId = 'stepwell-texts';

/** The texts in a page; none where the server has put none there. */
export function readPageTexts(page: Document): PageTexts {
  const value = parse(page.getElementById(pageTextsId)?.textContent ?? '{}');
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Answers from the page what it has a text for, and fetches the rest. The server has put them there just now. */
export const fetchFromPage =
  (texts: PageTexts, fetch: Fetch): Fetch =>
  async (url, init) => {
    const text = texts.get(url);
    return text === undefined ? fetch(url, init) : new Response(text);
  };
