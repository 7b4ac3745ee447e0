import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchChunk, loadChunk, runChunk } from '../../../app/chunks/loadChunk.ts';

const script = { headers: { 'content-type': 'text/javascript' } };

/**
 * Sets up a page whose chunk `a/A.tsx` needs two files, with these answers when they are fetched. Returns the requested
 * files.
 */
function given(answers: Readonly<Record<string, () => Response>>): string[] {
  document.head.innerHTML =
    '<script type="application/json" id="stepwell-chunks">{"b/B.tsx":"b.js","a/A.tsx":"a.js a.css"}</script>';
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (file: string) => {
    asked.push(file);
    return answers[file]?.() ?? new Response('', script);
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

it('runChunk applies the styles of a chunk once', async () => {
  given({});
  document.head.innerHTML =
    '<script type="application/json" id="stepwell-chunks">{"d/D.tsx":"d.css e.css"}</script><link rel="stylesheet" href="/e.css">';
  const turns: string[] = [];
  await runChunk('d/D.tsx', async () => void turns.push('turn'));
  const links = [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/e.css', '/d.css']);
  expect(turns.length).toBeGreaterThan(1);
});

describe('fetchChunk', () => {
  it('asks for every file of the chunk, and for nothing of another', async () => {
    const asked = given({});
    await fetchChunk('a/A.tsx');
    expect(asked).toEqual(['/a.js', '/a.css']);
  });

  it('asks for nothing where the page names no files, as on the development server', async () => {
    const asked = given({});
    await fetchChunk('c/C.tsx');
    expect(asked).toEqual([]);
  });

  it('does not ask again for what the page has loaded, but for what it has tried in vain', async () => {
    const asked = given({});
    const statuses: Readonly<Record<string, number>> = { '/a.js': 200, '/a.css': 503 };
    vi.stubGlobal('performance', {
      getEntriesByName: (address: string) => [{ responseStatus: statuses[new URL(address).pathname] }],
    });
    await fetchChunk('a/A.tsx');
    expect(asked).toEqual(['/a.css']);
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
    ['a server in trouble', () => new Response('', { status: 503 }), 'unreachable'],
    ['a server that asks for patience', () => new Response('', { status: 429 }), 'unreachable'],
    ['a file that is gone', () => new Response('', { status: 404 }), 'gone'],
    ['the page in place of the file', () => new Response('', { headers: { 'content-type': 'text/html' } }), 'gone'],
  ])('tells %s', async (_what, answer, reason) => {
    given({ '/a.css': answer as () => Response });
    await expect(fetchChunk('a/A.tsx')).rejects.toMatchObject({ name: 'MissingChunk', file: '/a.css', reason });
  });
});

describe('loadChunk', () => {
  it('runs nothing before all files are there', async () => {
    given({ '/a.js': () => new Response('', { status: 500 }) });
    const load = vi.fn(async () => 'A');
    await expect(loadChunk('a/A.tsx', load)).rejects.toMatchObject({ reason: 'unreachable' });
    expect(load).not.toHaveBeenCalled();
    given({});
    await expect(loadChunk('a/A.tsx', load)).resolves.toBe('A');
  });

  it('distinguishes a failed import, which the browser would only repeat, from an error of the code', async () => {
    given({});
    const failed = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js'));
    await expect(loadChunk('a/A.tsx', failed)).rejects.toMatchObject({ name: 'MissingChunk', reason: 'gone' });
    const error = new Error('x is not a function');
    await expect(loadChunk('a/A.tsx', () => Promise.reject(error))).rejects.toBe(error);
  });
});
