import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { printedUrl } from '../fixtures/printedUrl.ts';
import { Watch } from '../fixtures/Watch.ts';
import { StudioPage } from './StudioPage.ts';

const repository = join(import.meta.dirname, '../..');

/** A studio of its own, with a copy of the documents. */
export interface RunningStudio {
  readonly url: string;
  readonly read: (path: string) => string;
  /** Changes a document behind the studio's back. */
  readonly write: (path: string, text: string) => void;
}

interface TestFixtures {
  /** Services that there are besides those of the recorded list. */
  services: readonly { readonly id: number; readonly name: string; readonly groupName: string }[];
  watch: Watch;
  studio: RunningStudio;
  desk: StudioPage;
}

export const test = base.extend<TestFixtures>({
  services: [[], { option: true }],
  studio: async ({ services }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'stepwell-studio-'));
    const root = join(folder, 'objects');
    const list = join(folder, 'services.json');
    writeFileSync(list, JSON.stringify(withServices(services)));
    cpSync(join(repository, 'content-fixtures/objects'), root, { recursive: true });
    const child = spawn(process.execPath, ['--import', 'tsx', 'studio/start.ts', '--root', root, '--services', list], {
      cwd: repository,
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await use({
      url: await printedUrl(child),
      read: (path) => readFileSync(join(root, path), 'utf8'),
      write: (path, text) => writeFileSync(join(root, path), text),
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  },
  watch: [
    async ({ page, studio }, use) => {
      const watch = await Watch.on(page, studio.url);
      await use(watch);
      watch.expectClean();
    },
    { auto: true },
  ],
  desk: async ({ page, studio, watch: _watched }, use) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(studio.url);
    await use(new StudioPage(page));
  },
});

export { expect } from '@playwright/test';

/** The recorded list of services, and others that are like the first of it. */
function withServices(others: TestFixtures['services']): unknown {
  const { data, ...rest } = JSON.parse(readFileSync(join(repository, 'content-fixtures/services.json'), 'utf8'));
  const [first] = data.services;
  return { ...rest, data: { ...data, services: [...data.services, ...others.map((each) => ({ ...first, ...each }))] } };
}
