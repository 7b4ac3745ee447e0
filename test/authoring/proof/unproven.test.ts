import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatReport } from '../../../authoring/check/problems/formatReport.ts';
import { type DocumentFile, readDocuments } from '../../../authoring/check/read/DocumentFile.ts';
import { proveContent } from '../../../authoring/proof/proveContent.ts';

/**
 * One folder for each kind of finding, grouped by subject: documents that replace those of `proven`, and `expected.txt`
 * with what an author reads.
 */
const fixtures = join(import.meta.dirname, '../../fixtures');
const unproven = join(fixtures, 'unproven');
const cases = readdirSync(unproven).flatMap((subject) =>
  readdirSync(join(unproven, subject)).map((name) => `${subject}/${name}`),
);

const load = (folder: string): readonly DocumentFile[] =>
  readDocuments(folder).map(({ path, text }) => ({ file: path, path, text }));

async function report(own: readonly DocumentFile[]): Promise<string> {
  const others = load(join(fixtures, 'proven')).filter(({ path }) => own.every((document) => document.path !== path));
  const { problems } = await proveContent([...others, ...own]);
  return formatReport(problems, 1, false, 'proven').replace(/.*$/, '');
}

describe('the proof', { timeout: 60_000 }, () => {
  it('finds nothing in documents that are proven', async () => {
    expect(await report([])).toBe('');
  });

  it.each(cases)('%s', async (name) => {
    const expected = readFileSync(join(unproven, name, 'expected.txt'), 'utf8');
    expect(expected).not.toBe('');
    expect(await report(load(join(unproven, name)))).toBe(expected);
  });
});
