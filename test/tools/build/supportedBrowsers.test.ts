import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import browserslist from 'browserslist';
import DoIUse from 'doiuse/lib/DoIUse.js';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { buildTargets } from '../../../tools/build/buildTargets.ts';
import { oldestVersions } from './compatData.ts';
import { knownSince } from './knownSince.ts';
import { unsupportedApis } from './unsupportedApis.ts';

const repository = join(import.meta.dirname, '../../..');
const assets = join(repository, 'dist/app/assets');
const filesOf = (ending: string): readonly string[] => readdirSync(assets).filter((name) => name.endsWith(ending));

/** What some supported browsers do not know, and why a guest misses nothing. */
const harmless = new Map([
  ['css-content-visibility', 'what is not left out is drawn'],
  ['css-resize', 'a field of several lines keeps its height'],
  ['extended-system-fonts', 'the list of types goes on'],
  ['text-size-adjust', 'a desk enlarges no text by itself'],
]);

/** What a style sheet uses and some supported browser has nothing of. What one knows in part has to be tried in it. */
async function unsupportedIn(sheet: string): Promise<readonly string[]> {
  const found = new Set<string>();
  const detector = new DoIUse({
    browsers: browserslist(null, { path: repository }),
    onFeatureUsage: ({ feature, featureData }) => featureData?.missing && found.add(feature),
  });
  await postcss([detector]).process(readFileSync(join(assets, sheet), 'utf8'), { from: sheet });
  return [...found];
}

/** What some supported browsers do not have, and why a guest misses nothing: the app asks for it before it uses it. */
const askedFor = new Map([
  ['cancelIdleCallback', 'nothing is prepared while the guest reads'],
  ['globalThis.scheduler', 'a timer takes its place'],
  ['globalThis.trustedTypes', 'texts are cleaned all the same'],
  ['navigator.connection', 'the connection counts as fast'],
  ['requestIdleCallback', 'nothing is prepared while the guest reads'],
  ['window.trustedTypes', 'texts are cleaned all the same'],
  ['window.requestIdleCallback', 'a timer takes its place'],
]);

describe('the supported browsers', () => {
  it('know all that the style sheets use, or lose nothing', async () => {
    const found = await Promise.all(filesOf('.css').map(unsupportedIn));
    expect([...new Set(found.flat())].sort()).toEqual([...harmless.keys()].sort());
  });

  it('know the language and the built-in objects of all scripts', () => {
    const check = ['es-check', 'checkBrowser', '--module', '--checkFeatures', 'dist/app/assets/*.js'];
    const { status, stdout, stderr } = spawnSync('npx', check, { cwd: repository, encoding: 'utf8' });
    expect(status, `${stdout}${stderr}`).toBe(0);
  }, 120_000);

  it('have the web APIs that all scripts use, or are asked for them first', () => {
    const found = filesOf('.js').flatMap((script) =>
      unsupportedApis(readFileSync(join(assets, script), 'utf8'), repository),
    );
    expect([...new Set(found)].sort()).toEqual([...askedFor.keys()].sort());
  });

  it('are found out where they lack a web API', () => {
    const lacking = ['AbortSignal.any', 'URL.canParse', 'document.startViewTransition', 'navigation', 'Promise.try'];
    const script = `${lacking.join(';')}; document.title; fetch(''); AbortSignal.timeout(1); of.canParse; ({ any: 1 })`;
    expect(unsupportedApis(script, repository)).toEqual(lacking);
  });

  it('are told from all older ones by what the style sheet asks a browser for', () => {
    const sheets = filesOf('.css').map((sheet) => readFileSync(join(assets, sheet), 'utf8'));
    const [condition = ''] = sheets.flatMap(
      (sheet) => /@supports not ([^{]*)\{#root\{display:none/.exec(sheet)?.[1] ?? [],
    );
    const oldest = [...oldestVersions(repository)];
    expect(oldest.map(([browser]) => [browser, knownSince(condition, browser)])).toEqual(oldest);
  });

  it('are named in the README as the build reads them', () => {
    const readme = readFileSync(join(repository, 'README.md'), 'utf8');
    const [chrome, edge, firefox, safari, ios] = buildTargets(repository).map((target) =>
      target.replace(/^[a-z]+/, ''),
    );
    expect([edge, ios]).toEqual([chrome, safari]);
    expect(readme).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`);
  });
});
