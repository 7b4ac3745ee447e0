import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const { scripts }: { readonly scripts: { readonly gates: string } } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
/** The checks are there already. */
const command = scripts.gates.replace('npm run --silent generate && ', '');

/** A new clone translates a thousand files of TypeScript first, beside other tests. */
const MOST_MS = 300_000;

const run = (options: string) => {
  const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
  return spawnSync(`${command} ${options}`, {
    cwd: root,
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
  });
};

test(
  'the command of the gates runs in Node alone, without the bundler that its components have elsewhere',
  () => {
    const { stdout, status } = run('broken-content/prescreen-data --share 0.0001');
    expect(stdout).toMatch(/\n(\d+) of \1 bars met\n$/);
    expect(status).toBe(0);
  },
  MOST_MS,
);

test(
  'a name that no gate has fails, and says which there are',
  () => {
    const { stderr, status } = run('hostile mutation/wizards');
    expect(stderr).toMatch(/^No gate begins with mutation\/wizards\. There are .*mutation\/wizard,/);
    expect(status).toBe(1);
  },
  MOST_MS,
);
