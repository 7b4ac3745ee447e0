/**
 * Runs a chunk once all its files are loaded. Every dynamic import of the app goes through this function, because a
 * browser that has failed to import a module never asks for it again.
 *
 * @param name path of the imported module below `app`
 * @param load awaits the import: `async () => (await import('./Part.tsx')).Part`. A handler chained to the import with
 *   `then` or `catch` would miss a failure of the styles, because the build makes the whole chain wait for them
 * @throws MissingChunk when the chunk does not arrive
 */
export async function loadChunk<T>(name: string, load: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  await fetchChunk(name, signal && { signal });
  try {
    return await load();
  } catch (error) {
    throw isLoadFailure(error) ? new MissingChunk(name, 'gone') : error;
  }
}

/**
 * `unreachable`: there was no answer, or a 429 or 5xx, so asking again can help. `gone`: only a page load can help,
 * because the server no longer has the file, or because the browser remembers that the import failed.
 */
export type MissingReason = 'unreachable' | 'gone';

/** Thrown when a chunk of the app does not arrive. */
export class MissingChunk extends Error {
  constructor(
    readonly file: string,
    readonly reason: MissingReason,
  ) {
    super(`${file} is ${reason}`);
    this.name = 'MissingChunk';
  }
}

const loadFailurePattern =
  /dynamically imported module|importing a module script failed|unable to preload css|load failed|failed to fetch/i;

/** Whether this is an error by which a browser or Vite reports that a chunk of the app did not arrive. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && loadFailurePattern.test(error.message);
}

/**
 * Loads the files of a chunk into the browser's cache, without running any of them. They stay there, because their
 * names change with their content. A failed fetch can be tried again, while a failed `import()` stays failed for the
 * life of the page.
 *
 * @param name path of the chunk's module below `app`
 * @param turn is waited for before each file
 * @throws MissingChunk
 */
export async function fetchChunk(
  name: string,
  init: Pick<RequestInit, 'priority' | 'signal'> = {},
  turn?: () => Promise<void>,
): Promise<void> {
  // The server, which renders the first view, has them all.
  if (typeof document === 'undefined') return;
  const missing = chunkFiles(name, document).filter((file) => !hasArrived(file));
  await Promise.all(
    missing.map(async (file) => {
      await turn?.();
      await fetchFile(file, init);
    }),
  );
}

/**
 * Fetches a chunk and runs it file by file, those that others need first, so that none keeps the guest waiting for long.
 *
 * @param name path of the chunk's module below `app`
 * @param turn is waited for before each file
 * @throws MissingChunk
 */
export async function runChunk(name: string, turn: () => Promise<void>): Promise<void> {
  await fetchChunk(name, { priority: 'low' }, turn);
  for (const file of chunkFiles(name, document).toReversed()) {
    await turn();
    if (file.endsWith('.js')) await import(/* @vite-ignore */ file);
    else applyStyles(file);
  }
}

/** Styles of a screen that is not there yet apply to nothing; the build's own loader finds the link. */
function applyStyles(file: string): void {
  if (document.querySelector(`link[rel="stylesheet"][href="${file}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = file;
  document.head.append(link);
}

/**
 * Whether the page has loaded the file before, as it does with those of its first screen, or has it in itself, which a
 * disabled link tells. A browser that does not tell is asked again, which costs a phone some milliseconds for each file.
 */
function hasArrived(file: string): boolean {
  if (document.querySelector(`link[href="${file}"][disabled]`)) return true;
  const { href } = new URL(file, document.baseURI);
  const entries: PerformanceEntryList = performance.getEntriesByName?.(href, 'resource') ?? [];
  return entries.some((entry) => Reflect.get(entry, 'responseStatus') === 200);
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
 * page (`build/chunkTag.ts`); the development server does not, so the list is empty there.
 */
function chunkFiles(name: string, page: Document): readonly string[] {
  const chunks = parse(page.getElementById('stepwell-chunks')?.textContent ?? '{}');
  const files: unknown = typeof chunks === 'object' && chunks !== null && Reflect.get(chunks, name);
  return typeof files === 'string' ? files.split(' ').map((file) => `/${file}`) : [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
