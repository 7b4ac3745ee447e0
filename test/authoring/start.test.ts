import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Node's answer where a package is not installed. */
const withoutJsdom = `data:text/javascript,${encodeURIComponent(`
  import { register } from 'node:module';
  const hook = \`export const resolve = (id, context, next) => {
    if (id !== 'jsdom') return next(id, context);
    const message = "Cannot find package 'jsdom' imported from " + context.parentURL;
    throw Object.assign(new Error(message), { code: 'ERR_MODULE_NOT_FOUND' });
  }\`;
  register('data:text/javascript,' + encodeURIComponent(hook));
`)}`;

test('an installation for production is told in a sentence what it lacks, and what installs it', () => {
  const args = ['--import', 'tsx', '--import', withoutJsdom, 'authoring/start.ts', 'check'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([
    2,
    '',
    'npm run content needs the package jsdom, which an installation for production leaves out: npm ci installs it.\n',
  ]);
}, 120_000);
