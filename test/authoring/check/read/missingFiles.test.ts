import { describe, expect, it } from 'vitest';
import { usualRoot } from '../../../../authoring/check/CheckOptions.ts';
import { readDocuments } from '../../../../authoring/check/read/DocumentFile.ts';
import { missingFiles } from '../../../../authoring/check/read/missingFiles.ts';

const documents = readDocuments(usualRoot);
const without = (name: string) => documents.filter(({ path }) => !path.endsWith(name));

describe('missingFiles', () => {
  it('misses none of the shipped documents', () => {
    expect(missingFiles(usualRoot, documents)).toEqual([]);
  });

  it.each(['/search-messages.json', '/app-settings.json'])('misses %s', (name) => {
    const [problem, ...more] = missingFiles(usualRoot, without(name));
    expect(more).toEqual([]);
    expect(problem?.file.endsWith(name)).toBe(true);
    expect(problem?.message).toMatch(/ is missing\.$/);
  });

  it('lets another folder have a part of the documents', () => {
    expect(missingFiles('elsewhere', [])).toEqual([]);
  });
});
