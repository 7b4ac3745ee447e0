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

  it('finds the image of something else beside the name that another image has', () => {
    const exchanged = documents.map((each) => ({
      ...each,
      text: each.text.replace('dana-whitfield.svg', 'banner-kroger.svg'),
    }));
    expect(missingImages(usualRoot, exchanged)).toEqual([
      expect.objectContaining({
        message: '"banner-kroger.svg" stands beside "Dana Whitfield", and "dana-whitfield.svg" is named like that.',
        suggestion: 'dana-whitfield.svg',
      }),
    ]);
  });

  it('knows nothing of images that are elsewhere', () => {
    expect(missingImages('test/fixtures/broken', renamed)).toEqual([]);
  });
});
