// @module-tag exhaustive: it starts and kills many programs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { lockFolder } from '../../../reference-backend/database/pglite/lockFolder.ts';
import { startBackend } from '../support/TestBackend.ts';

const folder = mkdtempSync(join(tmpdir(), 'stepwell-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

const module = fileURLToPath(new URL('../../../reference-backend/database/pglite/lockFolder.ts', import.meta.url));

/** Starts a process that keeps the folder locked until it is killed. */
async function lockElsewhere(path: string) {
  const script = `
    const { lockFolder } = await import(${JSON.stringify(module)});
    await lockFolder(${JSON.stringify(path)});
    console.log('locked');
    setInterval(() => undefined, 60_000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script]);
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  return { child, ended };
}

test('a folder that another process has is refused, by its name', async () => {
  const path = join(folder, 'held');
  const { child, ended } = await lockElsewhere(path);
  await expect(startBackend({ dataDirectory: path }, 'PGlite')).rejects.toThrow(
    `DATA_DIR ${path} is in use by process ${child.pid} on ${hostname()}, since `,
  );
  child.kill('SIGKILL');
  await ended;
}, 60_000);

test('a folder whose process was killed is free at once, and its process id counts for nothing', async () => {
  const path = join(folder, 'crashed');
  const { child, ended } = await lockElsewhere(path);
  child.kill('SIGKILL');
  await ended;
  const unlock = await lockFolder(path);
  await expect(lockFolder(path)).rejects.toThrow(`in use by process ${process.pid} `);
  await unlock();
}, 60_000);

test('of many who want a folder at once one gets it', async () => {
  const path = join(folder, 'wanted');
  const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(path)));
  const unlocks = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
  expect(unlocks).toHaveLength(1);
  await unlocks[0]?.();
});

test('a backend gives its folder back when it closes, with what it kept', async () => {
  const path = join(folder, 'data');
  const first = await startBackend({ dataDirectory: path }, 'PGlite');
  await expect(startBackend({ dataDirectory: path }, 'PGlite')).rejects.toThrow('is in use by');
  await first.database.script(`insert into benefit_codes values ('KEPT')`);
  await first.close();

  const second = await startBackend({ dataDirectory: path }, 'PGlite');
  await second.database.script(`do $$ begin assert exists (select from benefit_codes where code = 'KEPT'); end $$`);
  await second.close();
}, 120_000);

test('a folder that is a symbolic link keeps its data', async () => {
  const path = join(folder, 'link');
  mkdirSync(join(folder, 'behind'));
  symlinkSync(join(folder, 'behind'), path);
  for (const start of ['new', 'again']) {
    const backend = await startBackend({ dataDirectory: path }, 'PGlite');
    expect(start && (await backend.guest().send('GET', '/readyz')).status).toBe(200);
    await backend.close();
  }
}, 60_000);

test('nobody else on the machine may look into it', async () => {
  const readMode = (path: string) => statSync(path).mode & 0o777;
  for (const name of ['made', 'empty', 'used']) {
    const path = join(folder, 'private', name);
    if (name !== 'made') mkdirSync(path, { recursive: true, mode: 0o755 });
    if (name === 'used') writeFileSync(join(path, 'stepwell.lock'), '');
    await (await lockFolder(path))();
    expect(readMode(path), name).toBe(0o700);
  }
});

test('a folder in which something else is kept is left to whom it belongs', async () => {
  const path = join(folder, 'shared');
  mkdirSync(path, { mode: 0o755 });
  writeFileSync(join(path, 'others.txt'), '');
  await (await lockFolder(path))();
  expect(statSync(path).mode & 0o777).toBe(0o755);
});

test('what is no folder is refused by the name of the variable', async () => {
  const path = join(folder, 'file');
  writeFileSync(path, '');
  await expect(lockFolder(path)).rejects.toThrow(/^DATA_DIR .* cannot be used: /);
});
