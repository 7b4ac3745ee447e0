import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemFirefox } from '../../../tools/otherBrowsers.ts';
import { ahead, shiftDate } from '../../fixtures/testClock.ts';
import { closeAll, type Driver, type Habits, type Size } from '../Driver.ts';
import { untilPrinted } from '../untilPrinted.ts';
import { BidiConnection } from './BidiConnection.ts';

type Preferences = Readonly<Record<string, boolean | number | string>>;

/** Keeps a new profile quiet: no first pages, no updates, no requests of the browser's own. */
const quiet: Preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.server': 'data:,',
};

const colors: Readonly<Record<NonNullable<Habits['colors']>, Preferences>> = {
  dark: { 'layout.css.prefers-color-scheme.content-override': 0 },
  own: {
    'browser.display.document_color_use': 2,
    'browser.display.use_system_colors': false,
    'browser.display.background_color': '#000000',
    'browser.display.foreground_color': '#ffff00',
  },
};

const preferencesOf = ({ width }: Size, habits: Habits): Preferences => ({
  ...quiet,
  // A phone's bars lie upon the page, and take none of its width.
  ...(width < 500 && { 'ui.useOverlayScrollbars': 1 }),
  ...(habits.colors && colors[habits.colors]),
  ...(habits.withoutTrustedTypes && { 'dom.security.trusted_types.enabled': false }),
});

/** Opens Firefox through WebDriver BiDi. */
export async function openFirefox(size: Size, habits: Habits = {}): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'stepwell-firefox-'));
  const lines = Object.entries(preferencesOf(size, habits)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(
    systemFirefox() ?? 'firefox',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const parts: (() => unknown)[] = [
    () => rmSync(profile, { recursive: true, force: true }),
    async () => {
      child.kill();
      await ended;
    },
  ];
  try {
    const connection = await BidiConnection.open(`${await untilPrinted(child, /listening on (ws:\S+)/, 2)}/session`);
    parts.push(() => connection.close());
    return await driverOf(connection, size, () => closeAll(parts));
  } catch (error) {
    await closeAll(parts);
    throw error;
  }
}

/** Says violations of the security policy to the console, also those before the page is first asked. */
const reportViolations = `() => addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  console.error('policy violation: ' + violatedDirective + ' ' + blockedURI))`;

async function driverOf(connection: BidiConnection, size: Size, close: () => Promise<void>): Promise<Driver> {
  const { capabilities }: { capabilities: { browserVersion: string } } = Object(
    await connection.send('session.new', {
      capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } },
    }),
  );
  const complaints: string[] = [];
  connection.on('log.entryAdded', (entry) => {
    const { level, text }: { level: string; text: string } = Object(entry);
    if (level === 'error' || /Content-Security-Policy/.test(text)) complaints.push(text);
  });
  await connection.send('session.subscribe', { events: ['log.entryAdded'] });
  for (const functionDeclaration of [reportViolations, `() => (${shiftDate})(${ahead})`])
    await connection.send('script.addPreloadScript', { functionDeclaration });
  // In the first tab of a headless Firefox, the document never has the focus.
  const { context }: { context: string } = Object(
    await connection.send('browsingContext.create', { type: 'tab', background: false }),
  );
  await connection.send('browsingContext.activate', { context });
  await connection.send('browsingContext.setViewport', { context, viewport: size });
  const call = async (source: string, args: readonly unknown[]): Promise<unknown> => {
    const answer: { type: string; result?: { value?: string }; exceptionDetails?: { text: string } } = Object(
      await connection.send('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify(await (${source})(...JSON.parse(args)))`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: true,
        target: { context },
      }),
    );
    if (answer.type === 'exception') throw new Error(`In the page: ${answer.exceptionDetails?.text}`);
    const text = answer.result?.value;
    return text === undefined ? undefined : JSON.parse(text);
  };
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    goto: async (url, until = 'loaded') => {
      const wait = until === 'loaded' ? 'complete' : 'none';
      await connection.send('browsingContext.navigate', { context, url, wait });
    },
    goBack: async () => void (await connection.send('browsingContext.traverseHistory', { context, delta: -1 })),
    goForward: async () => void (await connection.send('browsingContext.traverseHistory', { context, delta: 1 })),
    reload: async () => void (await connection.send('browsingContext.reload', { context, wait: 'complete' })),
    run: (source, ...args) => call(source, args),
    act: async (actions) => void (await connection.send('input.performActions', { context, actions })),
    screenshot: async () =>
      Buffer.from(readData(await connection.send('browsingContext.captureScreenshot', { context })), 'base64'),
    print: async () =>
      Buffer.from(readData(await connection.send('browsingContext.print', { context, background: true })), 'base64'),
    complaints: () => complaints,
    close,
  };
}

function readData(result: unknown): string {
  const { data }: { data: string } = Object(result);
  return data;
}
