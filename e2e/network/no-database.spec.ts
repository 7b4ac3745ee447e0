import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { expectSound } from '../fixtures/accessibility.ts';
import { phone } from '../guest/searchForm.ts';

/** A server that waits for its database, at which nothing listens. */

let server: ChildProcess;
let url: string;
test.beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, ['--import', 'tsx', 'reference-backend/start.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      DATA_KEYS: JSON.stringify({ keys: [newKey('A256KW'), newKey('HS256')] }),
      PORT: String(port),
      HOST: '127.0.0.1',
    },
    stdio: 'ignore',
  });
  await expect(async () => expect((await fetch(`${url}/livez`)).status).toBe(200)).toPass();
});
test.afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill();
  await ended;
});

const newKey = (alg: string) => ({ kty: 'oct', alg, kid: alg, k: randomBytes(32).toString('base64url') });

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  listener.close();
  return typeof address === 'object' && address ? address.port : 0;
}

test.use({ viewport: phone });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a guest reads whom to call, in the ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${url}/health-services/scheduler`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expect(page.getByRole('link', { name: '888-852-2567' })).toHaveAttribute('href', 'tel:+1-888-852-2567');
    await expect(page.getByRole('main')).toHaveCSS('border-top-width', '4px');
    await expectSound(page);
  });
}

test('a guest tries the same address again', async ({ page }) => {
  const address = `${url}/health-services/scheduler/result?location=45202`;
  await page.goto(address);
  const [again] = await Promise.all([
    page.waitForResponse(address),
    page.getByRole('link', { name: 'Try again' }).click(),
  ]);
  expect(again.status()).toBe(503);
  await expect(page).toHaveURL(address);
});
