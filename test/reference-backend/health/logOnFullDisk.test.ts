import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { freePort } from '../../../tools/postgres.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Linux has a file that is a full disk. */
const full = '/dev/full';

test.runIf(existsSync(full))(
  'a server whose log has no room goes on, and ends when it is told to',
  async () => {
    const port = await freePort();
    const output = openSync(full, 'w');
    const program = spawn(process.execPath, ['--import', 'tsx', 'reference-backend/start.ts'], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: '', LOG: 'info', PORT: String(port) },
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    const ended = once(program, 'exit');
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    try {
      await expect.poll(isReady, { timeout: 60_000, interval: 200 }).toBe(true);
      for (let request = 0; request < 5; request += 1) expect(await isReady()).toBe(true);
      program.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    } finally {
      program.kill('SIGKILL');
    }
  },
  90_000,
);
