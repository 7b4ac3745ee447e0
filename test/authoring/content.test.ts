import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkOptions } from '../../authoring/check/CheckOptions.ts';
import { runCheck } from '../../authoring/check/runCheck.ts';
import { usualServices } from '../../authoring/check/services/readServices.ts';
import { watchContent } from '../../authoring/check/watchContent.ts';
import { npmRunContent } from './npmRunContent.ts';

const sound = join(import.meta.dirname, '../fixtures/sound');
const about = 'form-definition/1.0.0/scheduler/about.json';
const notes = 'notes-data/1.0.0/scheduler/notes-data.json';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(sound, root, { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const breakRule = (): void => {
  const file = join(root, about);
  writeFileSync(file, readFileSync(file, 'utf8').replace('settings.asksAge', 'settings.askAge'));
};

describe('npm run content -- check', () => {
  it('is a program that prints, and ends with the code', { timeout: 60_000 }, () => {
    const args = ['--import', 'tsx', 'authoring/start.ts', 'checks'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('npm run content -- check [paths]');
  });

  it('ends with 0 where nothing is wrong', async () => {
    const { code, out } = await npmRunContent('check', '--root', root);
    expect(out).toBe('4 documents checked, nothing wrong.\n');
    expect(code).toBe(0);
  });

  it('ends with 1 and says file, line, column, what is wrong and what was meant', async () => {
    breakRule();
    const { code, out } = await npmRunContent('check', '--root', root);
    expect(code).toBe(1);
    expect(out).toContain(`${relative(process.cwd(), join(root, about))}:`);
    expect(out).toMatch(/:\d+:\d+ {2}error {2}.*askAge.*Did you mean "asksAge"\?/);
    expect(out).toMatch(/1 error in 4 documents\.\n$/);
  });

  it('prints the same as JSON with --json', async () => {
    breakRule();
    const { code, out } = await npmRunContent('check', '--json', '--root', root);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject([{ severity: 'error', suggestion: 'asksAge' }]);
  });

  it('holds documents against the services of another list', async () => {
    const services = join(root, 'services.txt');
    writeFileSync(services, JSON.stringify({ data: { services: [] } }));
    const { code, out } = await npmRunContent(
      'check',
      '--services',
      services,
      'content-fixtures/objects/prescreen-data',
    );
    expect(code).toBe(1);
    expect(out).toContain('There is no service "61".');
  });

  it('helps with a command as with a code', async () => {
    const [asked, helped] = [await npmRunContent('preview', '--help'), await npmRunContent('help', 'preview')];
    expect(helped).toEqual(asked);
    expect(helped.out).toContain('npm run content -- preview --flow');
  });

  it('ends with 2 where the list of services is none', async () => {
    const { code, err } = await npmRunContent('check', '--root', root, '--services', join(root, about));
    expect(code).toBe(2);
    expect(err).toContain('is not a reply of the call that lists services');
  });

  it.each([[['check', '--loud']], [['toString']], [[]]])('ends with 2 for %j', async (args) => {
    const { code, err } = await npmRunContent(...args);
    expect(code).toBe(2);
    expect(err).not.toBe('');
  });
});

describe('paths', () => {
  const options = (...paths: string[]) => ({ root, paths, services: usualServices, watch: false, json: false });

  it('narrow the report, not what is read', async () => {
    breakRule();
    expect((await runCheck(options(join(root, notes)))).report).toBe('1 document checked, nothing wrong.');
    expect((await runCheck(options(join(root, about)))).ok).toBe(false);
    expect((await runCheck(options(join(root, 'form-definition')))).ok).toBe(false);
    expect((await runCheck(options('form-definition'))).report).toBe(
      (await runCheck(options(join(root, 'form-definition')))).report,
    );
  });

  it.each([
    ['nowhere.json', 'There is no such file or folder.'],
    ['package.json', 'There is no document of'],
  ])('%s is reported as unknown', async (path, message) => {
    const { ok, report } = await runCheck(options(path));
    expect(ok).toBe(false);
    expect(report).toContain(message);
  });
});

describe('checkOptions', () => {
  it.each([
    [[], { root: 'content-fixtures/objects', paths: [], services: usualServices, watch: false, json: false }],
    [
      ['a', 'b', '--watch'],
      { root: 'content-fixtures/objects', paths: ['a', 'b'], services: usualServices, watch: true, json: false },
    ],
    [['--json', '--root', 'x', '--services', 'y'], { root: 'x', paths: [], services: 'y', watch: false, json: true }],
  ])('%j', (args, expected) => {
    expect(checkOptions(args)).toEqual(expected);
  });
});

describe('watchContent', () => {
  it('reports a change once, however many files it touched', async () => {
    let changes = 0;
    let notice = (): void => undefined;
    const noticed = new Promise<void>((resolve) => {
      notice = resolve;
    });
    const watcher = await watchContent(root, () => {
      changes += 1;
      notice();
    });
    writeFileSync(join(root, about), '{}');
    writeFileSync(join(root, notes), '{}');
    await noticed;
    await watcher.close();
    expect(changes).toBe(1);
  });

  it('outlives links that lead to themselves, and follows a folder that is a link', async () => {
    symlinkSync('.', join(root, 'self'));
    symlinkSync('loop', join(root, 'loop'));
    const link = `${root}-link`;
    symlinkSync(root, link);
    try {
      let notice = (): void => undefined;
      const noticed = new Promise<void>((resolve) => {
        notice = resolve;
      });
      const watcher = await watchContent(link, () => notice());
      writeFileSync(join(root, about), '{}');
      await noticed;
      await watcher.close();
    } finally {
      rmSync(link);
    }
  });
});
