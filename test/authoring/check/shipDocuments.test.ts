import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { usualRoot } from '../../../authoring/check/CheckOptions.ts';
import { shipDocuments } from '../../../authoring/check/shipDocuments.ts';

const search = 'textcollection/1.0.0/messages/search-messages.json';
const checklist = 'checklist/1.0.0/scheduler/checklist.json';
const settings = 'app-settings/1.0.0/scheduler/app-settings.json';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ship-'));
  for (const part of ['textcollection', 'app-settings', 'checklist'])
    cpSync(join(usualRoot, part), join(folder, 'objects', part), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ship = () => shipDocuments(join(folder, 'objects'), join(folder, 'out'));

function change(path: string, from: string | RegExp, to: string): void {
  const file = join(folder, 'objects', path);
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

describe('shipDocuments', () => {
  it('writes copies of sound documents', async () => {
    expect((await ship()).ok).toBe(true);
    const copy = readFileSync(join(folder, 'out/content/messages/search-messages.shipped.js'), 'utf8');
    expect(copy).toMatch(/^export const shippedSearchMessages = \{\n/);
    expect(copy).not.toContain('$schema');
  });

  it.each([
    ['a message that is gone', search, /\n {2}"submit": .*/, /search-messages\.json:1:1 .*lacks "submit"/],
    [
      'a number out of bounds',
      settings,
      /("cardDays": \{\s*"IN_PERSON": )4/,
      /app-settings\.json:10:5 .*1 or more/,
      '$10',
    ],
    ['a placeholder that nothing fills', search, '"Find Appointment"', /\{what\}/, '"Find {what}"'],
    ['a document without a copy in code', checklist, '{', /checklist\.json:2:12 .*This is not JSON/],
    ['a comma that is missing', search, /("submit": .*),/, /This is not JSON: a comma is missing before this\./, '$1'],
  ])('refuses %s, as the check tells it', async (_name, path, from, expected, to = '') => {
    change(path, from, to);
    const { ok, report } = await ship();
    expect(report).toMatch(expected);
    expect(ok).toBe(false);
    expect(existsSync(join(folder, 'out'))).toBe(false);
  });

  it('refuses to do without a document', async () => {
    rmSync(join(folder, 'objects', search));
    const { ok, report } = await ship();
    expect(report).toMatch(/search-messages\.json:1:1 {2}error/);
    expect(ok).toBe(false);
  });
});
