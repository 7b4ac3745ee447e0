import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * `npm run test:changed` runs the tests closest to what differs from the last commit, or from `-- --since <commit>`:
 * the changed tests, the tests that import a changed file directly, and the tests of its folder; for widgets, forms and
 * rules also the test of the broken documents, which list their names. It gives a quick answer while working; only `npm test`
 * covers effects further away.
 */

const since = process.argv[process.argv.indexOf('--since') + 1];
const base = process.argv.includes('--since') && since ? since : 'HEAD';

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

const tests = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((file) => join('test', file).replaceAll('\\', '/'))
  .filter(isTest);

/** The files of this repository that a test imports. */
function importedBy(test: string): readonly string[] {
  const imports = readFileSync(test, 'utf8').matchAll(/from '(\.[^']+)'/g);
  return Array.from(imports, ([, path = '']) => join(dirname(test), path).replaceAll('\\', '/'));
}

const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
const folders = new Set(changed.map((file) => join('test', dirname(file))));
const chosen = tests.filter(
  (test) =>
    changed.includes(test) || folders.has(dirname(test)) || importedBy(test).some((file) => changed.includes(file)),
);

/** The broken documents list the names of what these folders have. */
const isNamed = (file: string): boolean =>
  /^(engine\/core\/(form|rules)|engine\/react\/widgets|app\/widgets)\//.test(file);
const listing = tests.filter((test) => test === 'test/authoring/check/broken.test.ts' && changed.some(isNamed));

if (chosen.length + listing.length === 0) console.log('No test stands close to what has changed.');
else {
  const always = tests.filter((test) => test.startsWith('test/architecture/architecture'));
  const { status } = spawnSync('npx', ['vitest', 'run', ...new Set([...chosen, ...listing, ...always])], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
