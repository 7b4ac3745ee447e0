import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { systemFaketime, systemMiniBrowser } from '../../../tools/otherBrowsers.ts';
import { ahead } from '../../fixtures/testClock.ts';
import { closeAll, type Driver, type Habits, type Size } from '../Driver.ts';
import { startDisplay } from './startDisplay.ts';
import { WebDriverSession } from './WebDriverSession.ts';

/**
 * Opens WebKitGTK through its WebDriver. A window with a frame cannot be narrower than 447 px, so this one fills a
 * screen that has the size that is asked for.
 */
export async function openWebKit(size: Size, habits: Habits = {}): Promise<Driver> {
  const display = await startDisplay(size);
  const port = await freePort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      // By which the pages know the language of the guest.
      LC_ALL: 'en_US.UTF-8',
      // The page's clock is that of the tests; how long something takes stays as it is.
      LD_PRELOAD: systemFaketime(),
      FAKETIME: `+${ahead / 1000}`,
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    },
  });
  const parts: (() => unknown)[] = [() => display.close(), () => server.kill()];
  try {
    const session = await startSession(`http://127.0.0.1:${port}`, habits);
    parts.push(() => session.end());
    await session.post('timeouts', { script: 20_000, pageLoad: 60_000 });
    await session.post('window/rect', { x: 0, y: 0, ...size });
    return driverOf(session, () => closeAll(parts));
  } catch (error) {
    await closeAll(parts);
    throw error;
  }
}

const driverOf = (session: WebDriverSession, close: () => Promise<void>): Driver => ({
  version: `WebKitGTK ${String(session.capabilities.browserVersion)}`,
  goto: async (url, until = 'loaded') => {
    if (until === 'loaded') await session.post('url', { url });
    else await session.post('execute/sync', { script: 'location.href = arguments[0]', args: [url] });
  },
  goBack: async () => void (await session.post('back')),
  goForward: async () => void (await session.post('forward')),
  reload: async () => void (await session.post('refresh')),
  run: (source, ...args) => session.post('execute/sync', { script: `return (${source})(...arguments)`, args }),
  act: async (actions) => void (await session.post('actions', { actions })),
  complaints: () => [],
  screenshot: async () => Buffer.from(String(await session.get('screenshot')), 'base64'),
  print: () => Promise.reject(new Error('WebKitGTK does not print for a WebDriver.')),
  close,
});

/** Asks until the server listens. */
async function startSession(server: string, { colors, isHasty }: Habits): Promise<WebDriverSession> {
  for (let tries = 1; ; tries += 1) {
    try {
      await fetch(`${server}/status`);
      break;
    } catch (error) {
      if (tries === 100) throw error;
      await wait(100);
    }
  }
  const args = ['--automation', '--full-screen', ...(colors === 'dark' ? ['--dark-mode'] : [])];
  return WebDriverSession.start(server, {
    alwaysMatch: {
      browserName: 'MiniBrowser',
      unhandledPromptBehavior: 'accept',
      pageLoadStrategy: isHasty ? 'none' : 'normal',
      'webkitgtk:browserOptions': { binary: systemMiniBrowser(), args },
    },
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
