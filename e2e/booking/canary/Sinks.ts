import type { Page } from '@playwright/test';

/** Every place that a text could reach besides the page itself and the requests that are meant to carry it. */
export class Sinks {
  private readonly lines: string[] = [];
  /** The bodies of requests, with their paths. */
  readonly bodies: { readonly path: string; readonly body: string }[] = [];

  constructor(private readonly page: Page) {
    page.on('console', (message) => this.lines.push(`console: ${message.text()} ${message.location().url}`));
    page.on('pageerror', (error) => this.lines.push(`error: ${error.message} ${error.stack ?? ''}`));
    page.on('framenavigated', (frame) => this.lines.push(`navigated: ${frame.url()}`));
    page.on('request', (request) => {
      const { referer = '' } = request.headers();
      this.lines.push(`request: ${request.url()} referrer: ${referer}`);
      const body = request.postData();
      if (body !== null) this.bodies.push({ path: new URL(request.url()).pathname, body });
    });
  }

  /**
   * Everything recorded so far and everything that the browser stores now, one line each, beginning with the name of
   * its place. `meant` matches parts that are known to carry a typed text, which are removed; the caller documents why.
   */
  async all(meant: readonly RegExp[] = []): Promise<string> {
    const cookies = (await this.page.context().cookies()).map(({ name, value }) => `cookie: ${name}=${value}`);
    const lines = [...this.lines, ...cookies, ...(await this.kept())];
    return lines.map((line) => meant.reduce((rest, one) => rest.replace(one, ''), line)).join('\n');
  }

  private kept(): Promise<readonly string[]> {
    return this.page.evaluate(async () => {
      const readStore = (store: IDBObjectStore): Promise<unknown[]> =>
        new Promise((resolve) => {
          const request = store.getAll();
          request.onsuccess = () => resolve(request.result);
        });
      const readDatabase = (name: string): Promise<unknown[]> =>
        new Promise((resolve) => {
          const opening = indexedDB.open(name);
          opening.onsuccess = async () => {
            const names = [...opening.result.objectStoreNames];
            if (names.length === 0) return resolve([]);
            const transaction = opening.result.transaction(names);
            resolve(await Promise.all(names.map((store) => readStore(transaction.objectStore(store)))));
          };
        });
      const databases = await indexedDB.databases();
      const stored = await Promise.all(databases.map(({ name = '' }) => readDatabase(name)));
      const caches = await Promise.all(
        (await window.caches.keys()).map(async (name) => {
          const cache = await window.caches.open(name);
          const requests = await cache.keys();
          const texts = requests.map(async (request) => (await cache.match(request))?.text());
          return [name, requests.map(({ url }) => url), await Promise.all(texts)];
        }),
      );
      const places = {
        address: [location.href, document.referrer, document.title, window.name],
        history: history.state,
        localStorage: { ...localStorage },
        sessionStorage: { ...sessionStorage },
        cookies: document.cookie,
        IndexedDB: stored,
        caches,
      };
      return Object.entries(places).map(([place, what]) => `${place}: ${JSON.stringify(what)}`);
    });
  }
}

/**
 * All that the page shows or would send: its text and the values of its controls, with the parts of each date also
 * joined.
 */
export const shownOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    const typedIn = (id: string): string => controls.find((control) => control.id === id)?.value ?? '';
    const dates = controls.flatMap(({ id }) => {
      const date = /^(.*)-year$/.exec(id)?.[1];
      return date === undefined ? [] : [['year', 'month', 'day'].map((part) => typedIn(`${date}-${part}`)).join('-')];
    });
    return [document.documentElement.outerHTML, ...controls.map(({ value }) => value), ...dates].join('\n');
  });
