import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flowNames } from '../../../app/journey/index.ts';
import { checkTools } from '../../../authoring/check/CheckTools.ts';
import { checkContent } from '../../../authoring/check/checkContent.ts';
import { formatProblem } from '../../../authoring/check/problems/formatReport.ts';
import { type DocumentFile, readDocuments } from '../../../authoring/check/read/DocumentFile.ts';
import { expectedProblems } from './expectedProblems.ts';

/**
 * One folder for each rule of the check, grouped by subject: documents that replace those of `sound`, and
 * `expected.txt` with the problems that an author reads.
 */
const fixtures = join(import.meta.dirname, '../../fixtures');
const broken = join(fixtures, 'broken');
const cases = readdirSync(broken).flatMap((subject) =>
  readdirSync(join(broken, subject)).map((name) => `${subject}/${name}`),
);

const tools = checkTools();
/** The documents below a folder, identified only by their paths. */
const loadDocuments = (folder: string): readonly DocumentFile[] =>
  readDocuments(folder).map(({ path, text }) => ({ file: path, path, text: fillFlows(text) }));

/** Gives the settings of `{each other flow}` to the flows that a document does not name. */
const fillFlows = (text: string): string =>
  text.replace(/"\{each other flow\}": (\{[^}]*\})/, (_all, settings) =>
    flowNames
      .filter((flow) => !text.includes(`"${flow}": `))
      .map((flow) => `"${flow}": ${settings}`)
      .join(',\n    '),
  );

async function problems(name: string): Promise<readonly string[]> {
  const own = loadDocuments(join(broken, name));
  const others = loadDocuments(join(fixtures, 'sound')).filter(({ path }) =>
    own.every((document) => document.path !== path),
  );
  return (await checkContent([...others, ...own], tools)).map(formatProblem);
}

describe('the content check', () => {
  it('finds nothing in sound documents', async () => {
    expect((await checkContent(loadDocuments(join(fixtures, 'sound')), tools)).map(formatProblem)).toEqual([]);
  });

  it.each(cases)('%s', async (name) => {
    const file = join(broken, name, 'expected.txt');
    expect(existsSync(file), `${file} says what is expected`).toBe(true);
    const expected = expectedProblems(file);
    expect(expected.join('')).not.toBe('');
    expect(await problems(name)).toEqual(expected);
  });
});
