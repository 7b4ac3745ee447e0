import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkTools } from '../../../authoring/check/CheckTools.ts';
import { readDocuments } from '../../../authoring/check/read/DocumentFile.ts';
import { describeEdits } from '../../../authoring/live/describeEdits.ts';

const tools = checkTools();
const about = 'form-definition/1.0.0/scheduler/about.json';
const messages = 'textcollection/1.0.0/messages/search-messages.json';

let [root, shipped] = ['', ''];
beforeEach(() => {
  [root, shipped] = [mkdtempSync(join(tmpdir(), 'edits-')), mkdtempSync(join(tmpdir(), 'shipped-'))];
  for (const folder of [root, shipped]) {
    cpSync('test/fixtures/sound', folder, { recursive: true });
    cpSync(join('content-fixtures/objects', messages), join(folder, messages));
  }
});
afterEach(() => {
  for (const folder of [root, shipped]) rmSync(folder, { recursive: true, force: true });
});

const edit = (path: string, change: (text: string) => string): void => {
  const text = readFileSync(join(root, path), 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  writeFileSync(join(root, path), changed);
};

const notUsed = { isRefused: true, copy: expect.stringMatching(/^This edit is not in use\. .*built with/) };

describe('the documents that an author edits', () => {
  it('are silent where nothing is wrong', async () => {
    expect(await describeEdits(readDocuments(root), shipped, tools)).toEqual([]);
  });

  it('say where a rule is wrong, and that the copy of the app is in use', async () => {
    edit(about, (text) => text.replace('"settings.asksAge"', '"settings.askAge"'));
    const documents = await describeEdits(readDocuments(root), shipped, tools);
    expect(documents).toEqual([
      { file: expect.stringMatching(/about\.json$/), ...notUsed, findings: expect.anything() },
    ]);
    expect(documents[0]?.findings[0]).toMatchObject({
      line: expect.any(Number),
      pointer: '/pages/0/rules/0/when/var',
      code: 'unknown-name',
      message: expect.stringMatching(/^"askAge" is not in "settings"\. Did you mean "asksAge"\? Known: /),
    });
  });

  it('say that there is no other copy where there is none', async () => {
    edit(about, (text) => text.slice(0, -10));
    const [document] = await describeEdits(readDocuments(root), undefined, tools);
    expect(document).toMatchObject({ isRefused: true, copy: expect.stringContaining('there is no other copy') });
  });

  it('keep what is right of the words of the app', async () => {
    edit(messages, (text) => text.replace('"submit"', '"sumbit"'));
    const [document] = await describeEdits(readDocuments(root), shipped, tools);
    expect(document).toMatchObject({ isRefused: false, copy: expect.stringContaining('In place of what is listed') });
  });

  it('keep nothing of words that cannot be read', async () => {
    edit(messages, (text) => text.slice(0, -5));
    expect(await describeEdits(readDocuments(root), shipped, tools)).toMatchObject([notUsed]);
  });

  it('are in use with what no guest is kept from by', async () => {
    edit(about, (text) => text.replace('"First name"', '"First  name"'));
    expect(await describeEdits(readDocuments(root), shipped, tools)).toMatchObject([
      {
        isRefused: false,
        copy: 'This edit is in use as it is, with what is listed.',
        findings: [{ code: 'stray-space' }],
      },
    ]);
  });

  it('include a file that nothing reads', async () => {
    writeFileSync(join(root, 'notes.json'), '{}');
    expect(await describeEdits(readDocuments(root), shipped, tools)).toMatchObject([
      { isRefused: false, copy: 'Nothing reads this file.' },
    ]);
  });
});
