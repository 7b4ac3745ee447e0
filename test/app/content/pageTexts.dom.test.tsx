import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchFromPage, fetchOnceFromPage, readPageTexts } from '../../../app/content/pageTexts.ts';

/** A page with this text in the element for documents. */
function putTexts(text: string): void {
  const element = document.createElement('script');
  element.id = 'stepwell-texts';
  element.type = 'application/json';
  element.textContent = text;
  document.body.append(element);
}

afterEach(() => document.body.replaceChildren());

describe('the texts in a page', () => {
  it('are answered without a request; everything else is fetched', async () => {
    putTexts('{"documents":{"/content/a.json":"{\\"a\\":1}"}}');
    const fetch = vi.fn(async () => new Response('fetched'));
    const fetchDocument = fetchFromPage(readPageTexts(document).documents, fetch);
    expect(await (await fetchDocument('/content/a.json', {})).json()).toEqual({ a: 1 });
    expect(fetch).not.toHaveBeenCalled();
    expect(await (await fetchDocument('/content/b.json', {})).text()).toBe('fetched');
  });

  it('answer a call once; the next one is made', async () => {
    putTexts('{"replies":{"/calls/a":"in the page"}}');
    const fetch = vi.fn(async () => new Response('fetched'));
    const call = fetchOnceFromPage(readPageTexts(document).replies, fetch);
    const read = async () => await (await call('/calls/a')).text();
    expect([await read(), await read()]).toEqual(['in the page', 'fetched']);
  });

  it.each(['', '{', 'null', '[]', '7', '{"documents":7}', '{"documents":{"a":7},"replies":[1]}'])(
    'are none where they cannot be read: %s',
    (text) => {
      putTexts(text);
      expect(readPageTexts(document)).toEqual({ documents: new Map(), replies: new Map() });
    },
  );

  it('are none in a page without them', () => {
    expect(readPageTexts(document)).toEqual({ documents: new Map(), replies: new Map() });
  });
});
