import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchFromPage, fetchOnceFromPage, readPageTexts } from '../../../app/content/pageTexts.ts';

/** A page that names its texts, and a server that has them. */
function putTexts(text: string): typeof globalThis.fetch {
  const link = document.createElement('link');
  link.id = 'stepwell-texts';
  link.setAttribute('href', '/page-texts/main/abc');
  document.head.append(link);
  return async (input) => (input === '/page-texts/main/abc' ? new Response(text) : new Response(null, { status: 404 }));
}

afterEach(() => {
  document.head.replaceChildren();
  vi.restoreAllMocks();
});

const none = { documents: new Map(), replies: new Map() };

describe('the texts of a page', () => {
  it('are answered without another request; everything else is fetched', async () => {
    const texts = await readPageTexts(document, putTexts('{"documents":{"/content/a.json":"{\\"a\\":1}"}}'));
    const fetch = vi.fn(async () => new Response('fetched'));
    const fetchDocument = fetchFromPage(texts.documents, fetch);
    expect(await (await fetchDocument('/content/a.json', {})).json()).toEqual({ a: 1 });
    expect(fetch).not.toHaveBeenCalled();
    expect(await (await fetchDocument('/content/b.json', {})).text()).toBe('fetched');
  });

  it('answer a call once; the next one is made', async () => {
    const texts = await readPageTexts(document, putTexts('{"replies":{"/calls/a":"of the page"}}'));
    const call = fetchOnceFromPage(
      texts.replies,
      vi.fn(async () => new Response('fetched')),
    );
    const read = async () => await (await call('/calls/a')).text();
    expect([await read(), await read()]).toEqual(['of the page', 'fetched']);
  });

  it.each(['', '{', 'null', '[]', '7', '{"documents":7}', '{"documents":{"a":7},"replies":[1]}'])(
    'are none where they cannot be read: %s',
    async (text) => {
      expect(await readPageTexts(document, putTexts(text))).toEqual(none);
    },
  );

  it('are none in a page without them, without a request', async () => {
    const fetch = vi.fn();
    expect(await readPageTexts(document, fetch)).toEqual(none);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['has them no longer', async () => new Response('{"documents":{"a":"b"}}', { status: 404 })],
    ['cannot be reached', async () => Promise.reject(new TypeError('failed to fetch'))],
  ] as const)('are none where the server %s', async (_, fetch) => {
    putTexts('');
    expect(await readPageTexts(document, fetch)).toEqual(none);
  });

  it('are waited for as long as a document, and no longer', async () => {
    putTexts('');
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new DOMException('', 'TimeoutError')));
    const fetch = vi.fn((_: unknown, init?: RequestInit) =>
      init?.signal?.aborted ? Promise.reject(init.signal.reason) : new Promise<Response>(() => {}),
    );
    expect(await readPageTexts(document, fetch)).toEqual(none);
  });
});
