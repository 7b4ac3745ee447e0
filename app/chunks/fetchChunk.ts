import { MissingChunk } from './MissingChunk.ts';

/**
 * Loads the files of a chunk into the browser's cache, without running any of them. They stay there, because their
 * names change with their content. A failed fetch can be tried again, while a failed `import()` stays failed for the
 * life of the page.
 *
 * @param name path of the chunk's module below `app`
 * @throws MissingChunk
 */
export async function fetchChunk(name: string, init: Pick<RequestInit, 'priority' | 'signal'> = {}): Promise<void> {
  // The server, which renders the first view, has them all.
  if (typeof document === 'undefined') return;
  await Promise.all(chunkFiles(name, document).map((file) => fetchFile(file, init)));
}

async function fetchFile(file: string, init: RequestInit): Promise<void> {
  const reply = await fetch(file, init).catch(() => undefined);
  if (!reply || reply.status >= 500 || reply.status === 429) throw new MissingChunk(file, 'unreachable');
  // Some servers answer every address with the HTML page.
  const isPage = reply.headers.get('content-type')?.includes('text/html') ?? false;
  if (!reply.ok || isPage) throw new MissingChunk(file, 'gone');
  await reply.blob().catch(() => {
    throw new MissingChunk(file, 'unreachable');
  });
}

/**
 * The addresses of all files that a chunk needs, by the path of its module below `app`. The build writes them into the
 * page (`build/chunkTags.ts`); the development server does not, so the list is empty there.
 */
function chunkFiles(name: string, page: Document): readonly string[] {
  for (const tag of page.querySelectorAll('meta[name="stepwell-chunk"]')) {
    const [chunk, ...files] = tag.getAttribute('content')?.split(' ') ?? [];
    if (chunk === name) return files.map((file) => `/${file}`);
  }
  return [];
}
