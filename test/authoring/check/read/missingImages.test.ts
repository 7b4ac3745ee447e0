import { describe, expect, it } from 'vitest';
import { usualRoot } from '../../../../authoring/check/CheckOptions.ts';
import { readDocuments } from '../../../../authoring/check/read/DocumentFile.ts';
import { missingImages } from '../../../../authoring/check/read/missingImages.ts';

const documents = readDocuments(usualRoot);
const renamed = documents.map((each) => ({
  ...each,
  text: each.text.replace('dana-whitfield.svg', 'dana-whitfeld.svg'),
}));

describe('missingImages', () => {
  it('misses none of those that the shipped documents name', () => {
    expect(missingImages(usualRoot, documents)).toEqual([]);
  });

  it('misses a portrait by its name, and says which was probably meant', () => {
    expect(missingImages(usualRoot, renamed)).toEqual([
      expect.objectContaining({
        file: 'content-fixtures/objects/dietitians-detail/1.0.0/scheduler/dietitians-detail.json',
        code: 'missing-file',
        suggestion: 'dana-whitfield.svg',
      }),
    ]);
  });

  it('knows nothing of images that are elsewhere', () => {
    expect(missingImages('test/fixtures/broken', renamed)).toEqual([]);
  });
});
