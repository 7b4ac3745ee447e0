import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemFirefox } from '../../../tools/otherBrowsers.ts';
import { closeAll, type Driver, type Size } from '../Driver.ts';
import { untilPrinted } from '../untilPrinted.ts';
import { BidiConnection } from './BidiConnection.ts';

export type Preferences = Readonly<Record<string, boolean | number | string>>;

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

/** Opens Firefox through WebDriver BiDi. */
export async function openFirefox(size: Size, preferences: Preferences = {}): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'stepwell-firefox-'));
  const lines = Object.entries({ ...quiet, ...preferences }).map(
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
  await connection.send('script.addPreloadScript', { functionDeclaration: reportViolations });
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
    goto: async (url) => void (await connection.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    goBack: async () => void (await connection.send('browsingContext.traverseHistory', { context, delta: -1 })),
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
