import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { bases } from '../../../../schemas/routes.ts';
import { freePort } from '../../../../tools/postgres.ts';
import type { Image } from './Image.ts';

const patience = 90_000;

/**
 * Starts the image on the embedded database, asks for the search page, and ends it.
 * @returns what went wrong, if anything
 */
export async function serveFrom({ folder, environment, command }: Image): Promise<string | undefined> {
  const [program = '', ...args] = command;
  const port = await freePort();
  const { PATH, HOME } = process.env;
  const server = spawn(program, args, {
    cwd: folder,
    env: { PATH, HOME, ...environment, TRUST_PROXY: 'off', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    return await visitAndEnd(server, `http://127.0.0.1:${port}`);
  } finally {
    server.kill('SIGKILL');
  }
}

async function visitAndEnd(server: ChildProcess, url: string): Promise<string | undefined> {
  if (!(await isReady(server, `${url}/healthz`))) return 'it does not become ready';
  const page = await fetch(url + bases.scheduler);
  if (!(await page.text()).includes('<h1')) return `the search page has no words, and status ${page.status}`;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const [code] = await Promise.race([ended, wait(patience, ['no end'])]);
  return code === 0 ? undefined : `SIGTERM leads to ${code}`;
}

async function isReady(server: ChildProcess, address: string): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end && server.exitCode === null; await wait(200)) {
    const reply = await fetch(address).catch(() => undefined);
    await reply?.arrayBuffer();
    if (reply?.ok) return true;
  }
  return false;
}
