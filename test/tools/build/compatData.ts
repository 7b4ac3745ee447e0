import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatData } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

/** What MDN knows of browsers. Read as a file, because an import would be transformed first, and it is large. */
export const compatData: CompatData = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
);

/** The browsers of `browserslist`, as MDN's data call them. */
const names = new Map([
  ['chrome', 'chrome'],
  ['edge', 'edge'],
  ['firefox', 'firefox'],
  ['safari', 'safari'],
  ['ios_saf', 'safari_ios'],
  ['samsung', 'samsunginternet_android'],
]);

/**
 * The oldest supported version of each browser, by the browser's name in MDN's data.
 *
 * @param folder of package.json, whose `browserslist` says which browsers are supported
 */
export function oldestVersions(folder: string): ReadonlyMap<string, number> {
  const oldest = new Map<string, number>();
  for (const [browser = '', version = ''] of browserslist(null, { path: folder }).map((each) => each.split(' '))) {
    const name = names.get(browser);
    if (name === undefined) throw new Error(`What does MDN call ${browser}?`);
    oldest.set(name, Math.min(Number.parseFloat(version), oldest.get(name) ?? Infinity));
  }
  return oldest;
}
