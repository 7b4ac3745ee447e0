import { expect, test } from 'vitest';
import { defaultConfiguration } from '../../../reference-backend/configuration/configuration.ts';
import { isBanner } from '../../../reference-backend/content/isBanner.ts';
import { paths, readCode } from '../support/calls.ts';
import { suiteBackend } from '../support/suiteBackend.ts';

const { contentDirectory } = defaultConfiguration;
const backend = suiteBackend();

test.each([
  ['thelittleclinic', true],
  ['kroger', true],
  ['__proto__', false],
  ['../banners/kroger', false],
  ['', false],
])('a banner of content: %s', async (name, expected) => {
  expect(await isBanner(contentDirectory, name)).toBe(expected);
});

test.each([
  [undefined, 'missingBanner'],
  ['__proto__', 'unknownBanner'],
  ['nobody', 'unknownBanner'],
])('a call of the banner %s is refused as %s', async (banner, code) => {
  const answer = await fetch(`${backend().url}${paths.services}?filter.businessNames=tlc`, {
    headers: { 'x-tenant': 'thelittleclinic', ...(banner && { 'x-banner-name': banner }) },
  });
  expect([answer.status, readCode(await answer.json())]).toEqual([400, code]);
});
