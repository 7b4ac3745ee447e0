import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../app/content/catalogue.ts';
import { checkTools } from '../../../authoring/check/CheckTools.ts';
import { checkContent } from '../../../authoring/check/checkContent.ts';
import { lineOf } from '../../../authoring/check/findings/printFindings.ts';
import { type DocumentFile, readDocuments } from '../../../authoring/check/read/DocumentFile.ts';

/**
 * One folder per rule of the check: documents laid over `sound`, and `expected.txt` with what an author is told of them.
 * `{every path}` in it stands for the paths of all kinds of documents.
 */
const folder = join(import.meta.dirname, '../../fixtures/broken');
const cases = readdirSync(folder).filter((name) => name !== 'sound');

const tools = checkTools();
const everyPath = catalogue.map(({ path }) => path).join(', ');

/** The documents of a case, named by their paths alone. */
const documentsOf = (name: string): readonly DocumentFile[] =>
  readDocuments(join(folder, name)).map(({ path, text }) => ({ file: path, path, text }));

async function findings(name: string): Promise<readonly string[]> {
  const own = documentsOf(name);
  const others = documentsOf('sound').filter(({ path }) => own.every((document) => document.path !== path));
  return (await checkContent([...others, ...own], tools)).map(lineOf);
}

describe('the content check', () => {
  it('finds nothing in sound documents', async () => {
    expect(await findings('sound')).toEqual([]);
  });

  it.each(cases)('%s', async (name) => {
    const file = join(folder, name, 'expected.txt');
    expect(existsSync(file), `${file} says what is expected`).toBe(true);
    const expected = readFileSync(file, 'utf8').trim().replaceAll('{every path}', everyPath).split('\n');
    expect(expected.join('')).not.toBe('');
    expect(await findings(name)).toEqual(expected);
  });
});
