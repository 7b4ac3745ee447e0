import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCompare } from '../../../authoring/compare/runCompare.ts';
import { type Ended, npmRunContent } from '../npmRunContent.ts';

const sound = join(import.meta.dirname, '../../fixtures/sound');
const about = 'form-definition/1.0.0/scheduler/about.json';
const inCheckout = 'content-fixtures/objects';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compare-'));
  cpSync(sound, folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const edit = (from: string, to: string): void => {
  const file = join(folder, about);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${about} has no ${from}`);
  writeFileSync(file, text.replace(from, to));
};

const compare = (...args: readonly string[]): Promise<Ended> => npmRunContent('compare', ...args);

describe('npm run content -- compare', { timeout: 300_000 }, () => {
  it('ends with 0 where the documents are the same', async () => {
    expect(await compare(sound, folder)).toEqual({ code: 0, out: 'safe: the documents are the same.\n', err: '' });
  });

  it('ends with 1 and says what guests see, and what becomes of one who is half-way', async () => {
    edit('"First name"', '"Given name"');
    const { code, out } = await compare(sound, folder);
    expect(out).toContain('The title of "firstName" was "First name" and is "Given name".');
    expect(out).toContain('An answer to "firstName" is not taken over: the question is asked again.');
    expect(out).toMatch(/look: 1 document differs\.\n$/);
    expect(code).toBe(1);
  });

  it('ends with 2 where the newer documents are broken', async () => {
    edit('settings.asksAge', 'settings.askAge');
    const { code, out } = await compare(sound, folder);
    expect(out).toContain('(unknown-');
    expect(out).toMatch(/^breaks: /m);
    expect(code).toBe(2);
  });

  it('prints the same as JSON with --json', async () => {
    edit('"First name"', '"Given name"');
    const { code, report } = await runCompare(['--json', sound, folder]);
    expect(JSON.parse(report)).toMatchObject({
      verdict: 'look',
      documents: [{ document: 'form-config/visit', halfWay: { 'asked again': 1 } }],
    });
    expect(code).toBe(1);
  });

  it('writes a page with --markdown, in which marks of a text are no marks', async () => {
    edit('"First name"', '"<b>First</b> name"');
    const { report } = await runCompare(['--markdown', sound, folder]);
    expect(report).toMatch(/^## `form-config\/visit`: look$/m);
    expect(report).toContain('- **look** `about / about / firstName`: The title of "firstName" was');
    expect(report).toContain('\\<b\\>First\\</b\\> name');
  });

  it('ends with 3 where the documents cannot be read', async () => {
    const { code, err } = await compare(sound, 'no-such-revision');
    expect(err).toBe('"no-such-revision" is neither a folder, nor a git revision, nor an address (https://…).\n');
    expect(code).toBe(3);
  });

  it.each([
    [[], 'Two sources are compared'],
    [['one'], 'Two sources are compared'],
    [['one', 'two', 'three'], 'Two sources are compared'],
    [['--loud', sound, sound], '--loud'],
    [['--json', '--markdown', sound, sound], 'either --json or --markdown'],
    [[sound, '--output=x'], '--output'],
    [[sound, 'http://127.0.0.1:1/'], 'did not answer'],
    [[sound, join(sound, '../../setup')], 'There are no documents in'],
  ])('understands no %j', async (args, words) => {
    await expect(runCompare(args)).rejects.toThrow(words);
  });
});

describe('a git revision', { timeout: 300_000 }, () => {
  it('is read without a checkout', async () => {
    const repository = mkdtempSync(join(tmpdir(), 'compare-git-'));
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd: repository });
    try {
      cpSync(sound, join(repository, inCheckout), { recursive: true });
      git('init', '-q');
      git('add', '.');
      git('commit', '-q', '-m', 'one');
      edit('"First name"', '"Given name"');
      vi.stubEnv('GIT_DIR', join(repository, '.git'));
      const { code, out } = await compare('HEAD', folder);
      expect(out).toContain('The title of "firstName" was "First name" and is "Given name".');
      expect(code).toBe(1);
    } finally {
      vi.unstubAllEnvs();
      rmSync(repository, { recursive: true, force: true });
    }
  });
});

describe('a server', { timeout: 300_000 }, () => {
  let server: Server;
  let address: string;

  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      const [, path = ''] = url.split('/content/v2/objects/');
      const file = join(sound, path);
      if (path === '' || !existsSync(file)) response.writeHead(404).end();
      else response.writeHead(200, { 'content-type': 'application/json' }).end(readFileSync(file));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const at = server.address();
    if (typeof at !== 'object' || at === null) throw new Error('The server has no port.');
    address = `http://127.0.0.1:${at.port}`;
  });

  afterAll(() => server.close());

  it('is asked for each document that the other source has, or that its own name', async () => {
    expect(await runCompare([address, sound])).toEqual({ code: 0, report: 'safe: the documents are the same.' });
    edit('"First name"', '"Given name"');
    const { code, out } = await compare(`${address}/content/v2/objects/`, folder);
    expect(out).toContain('The title of "firstName" was "First name" and is "Given name".');
    expect(code).toBe(1);
  });
});
