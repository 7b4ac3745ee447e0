import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../../authoring/check/problems/formatReport.ts';
import { missingFiles } from '../../../authoring/check/read/missingFiles.ts';
import { findUnknownPaths } from '../../../authoring/check/runCheck.ts';
import { findingCodes } from '../../../authoring/findings/findingCodes.ts';
import { readSections } from '../../../authoring/findings/readSections.ts';

const fixtures = join(import.meta.dirname, '../../fixtures');

/** What check and proof say of the documents in `test/fixtures`, and of files that are not there. */
const reported: readonly string[] = [
  ...readdirSync(fixtures, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('expected.txt'))
    .flatMap((file) => readFileSync(join(fixtures, file), 'utf8').split('\n')),
  ...missingFiles('content-fixtures/objects', []).map(formatProblem),
  ...findUnknownPaths('content-fixtures/objects', ['content-fixtures/objekts'], []).map(formatProblem),
];
const sections = readSections();

describe('a code of a finding', () => {
  it('has a section in docs/findings.md, and each section has a code', () => {
    expect([...sections.keys()].sort()).toEqual([...findingCodes].sort());
  });

  it('is short, readable and used once', () => {
    expect(findingCodes.filter((code) => !/^[a-z]+(-[a-z]+){0,3}$/.test(code))).toEqual([]);
    expect(new Set(findingCodes).size).toBe(findingCodes.length);
  });

  it.each(findingCodes)('%s: a document shows it, and its section quotes what is said of one', (code) => {
    const lines = reported.filter((line) => line.includes(`  ${code}  `));
    expect(lines, `a document below test/fixtures for "${code}"`).not.toEqual([]);
    const section = sections.get(code) ?? '';
    expect(section).toMatch(/^### .+\n\n.+\n\n```(json)?\n.+\n```\n\nReported: .+\n\nMending: .+$/);
    const [, quoted = ''] = /^Reported: (.+)$/m.exec(section) ?? [];
    expect(lines.join('\n')).toContain(`  ${code}  ${quoted}`);
  });
});
