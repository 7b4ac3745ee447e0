import { expect, it } from 'vitest';
import { pathsNamedIn } from '../../../../authoring/compare/read/pathsNamedIn.ts';

const consent = (id: string) => `financial-consent/1.0.0/scheduler/${id}.json`;

it.each([
  ['a form', { title: { $ref: 'financial-consent#/title' } }, [consent('standard')]],
  ['a step', { steps: [{ documentIds: { 'financial-consent': 'walk-in' } }] }, [consent('walk-in')]],
  ['a banner', { banners: { kroger: { 'financial-consent': 'kroger' } } }, [consent('kroger')]],
  [
    'a link',
    {
      text: "<p>See <a href='/health-services/pages/flu-season#top'>our page</a>.</p>",
      href: '/health-services/pages/flu-season',
    },
    ['page/1.0.0/tlc/flu-season.json'],
  ],
  ['nobody', { banners: {} }, []],
])('a document of a kind that has several is named by %s', (_who, document, paths) => {
  expect(pathsNamedIn(JSON.stringify(document))).toEqual(paths);
});
