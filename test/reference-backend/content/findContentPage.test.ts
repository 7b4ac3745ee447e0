import { describe, expect, it, vi } from 'vitest';
import { documentFolders } from '../../../reference-backend/content/documentFolders.ts';
import { findContentPage } from '../../../reference-backend/content/findContentPage.ts';

const configuration = { appDirectory: '/app', contentDirectory: '/live' };
const contentBaseUrls = { api: '/content/v2/objects', file: '/content-files/objects' };
const folders = documentFolders(configuration, { apiBaseUrl: '', contentBaseUrls });
const shipped = '/app/content-files/objects';
const live = { forceFetchFromAPI: ['*'] };

/** A disk with these files, which does not answer about some others. */
function disk(there: readonly string[], stuck: readonly string[] = []) {
  const readStamp = vi.fn(async (file: string) => ({
    stamp: there.includes(file) ? '1' : undefined,
    isSettled: true,
  }));
  return { readStamp, isStuck: (file: string) => stuck.includes(file) };
}

const at = (folder: string, id = 'flu-season') => `${folder}/page/1.0.0/tlc/${id}.json`;

describe('a page of content', () => {
  it.each([
    ['that authors have written since the build', [at('/live')], live, true],
    ['that was shipped with the app', [at(shipped)], live, true],
    ['of a deployment that names the documents of pages', [at('/live')], { forceFetchFromAPI: ['page'] }, true],
    [
      'of a deployment whose app reads only what was shipped',
      [at('/live')],
      { forceFetchFromAPI: ['saf-error'] },
      false,
    ],
    ['that nobody has written', [at('/live', 'another')], live, false],
  ])('%s', async (_which, there, deployment, isFound) => {
    expect(await findContentPage('flu-season', folders, deployment, disk(there))).toBe(isFound);
  });

  it.each(['', '..', '../../secret', 'Flu-season', 'a%2fb', 'x'.repeat(65)])(
    'with a name that no page has, such as %j, is not looked for',
    async (id) => {
      const files = disk([]);
      expect(await findContentPage(id, folders, live, files)).toBe(false);
      expect(files.readStamp).not.toHaveBeenCalled();
    },
  );

  it('is not denied where the disk does not answer', async () => {
    expect(await findContentPage('flu-season', folders, live, disk([], [at('/live')]))).toBeUndefined();
  });

  it.each([
    { apiBaseUrl: 'https://api.example', contentBaseUrls },
    { apiBaseUrl: '', contentBaseUrls: { ...contentBaseUrls, api: 'https://content.example/objects' } },
  ])('is not denied where documents come from another server: %j', async (deployment) => {
    const elsewhere = documentFolders(configuration, deployment);
    expect(await findContentPage('flu-season', elsewhere, live, disk([]))).toBeUndefined();
    expect(await findContentPage('..', elsewhere, live, disk([]))).toBe(false);
  });
});
