import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import browserslist from 'browserslist';
import DoIUse from 'doiuse/lib/DoIUse.js';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { buildTargets } from '../../../tools/build/buildTargets.ts';

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

describe('the supported browsers', () => {
  it('know all that the style sheets use, or lose nothing', async () => {
    const found = await Promise.all(filesOf('.css').map(unsupportedIn));
    expect([...new Set(found.flat())].sort()).toEqual([...harmless.keys()].sort());
  });

  it('know the language and the built-in objects of all scripts', () => {
    const check = ['es-check', 'checkBrowser', '--module', '--checkFeatures', 'dist/app/assets/*.js'];
    const { status, stdout, stderr } = spawnSync('npx', check, { cwd: repository, encoding: 'utf8' });
    expect(status, `${stdout}${stderr}`).toBe(0);
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
