import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findRoute } from './findRoute.ts';

/**
 * The page that the build made for the route at an address; for any other address the app's page, which finds out by
 * itself what it needs. Undefined before the first build.
 */
export async function readPage(appDirectory: string, url: string): Promise<string | undefined> {
  const read = (file: string) => readFile(join(appDirectory, file), 'utf8').catch(() => undefined);
  const name = nameRoute(url);
  return (name && (await read(`pages/${name}.html`))) ?? read('index.html');
}

/** The name of the route at an address; undefined for an address that leads to none. */
export function nameRoute(url: string): string | undefined {
  try {
    return findRoute(url.replace(/[?#].*$/, ''))?.name;
  } catch {
    return undefined; // an address that cannot be decoded
  }
}
