import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFileReader } from '../../../reference-backend/content/createFileReader.ts';
import { withSupportPhone } from '../../../reference-backend/page/withSupportPhone.ts';

const folder = mkdtempSync(join(tmpdir(), 'stepwell-'));
const page = '<p>Hello</p><!--support--><a href="tel:__SUPPORT_PHONE__">__SUPPORT_PHONE__</a><!--/support-->';

const { readText } = createFileReader();
const ignore = () => undefined;

beforeAll(() => {
  const banners = join(folder, 'site-frame/1.0.0/banners');
  mkdirSync(banners, { recursive: true });
  writeFileSync(join(banners, 'good.json'), JSON.stringify({ support: { phone: '888-555-0100' } }));
  writeFileSync(join(banners, 'broken.json'), '{');
  writeFileSync(join(banners, 'hostile.json'), JSON.stringify({ support: { phone: '"><script>' } }));
  // The document's schema refuses it, and so does the app.
  writeFileSync(join(banners, 'otherForm.json'), JSON.stringify({ support: { phone: '(888) 555-0100' } }));
  writeFileSync(join(banners, 'without.json'), JSON.stringify({ support: null }));
});
afterAll(() => rmSync(folder, { recursive: true }));

it("has the banner's number, as content has it", async () => {
  expect(await withSupportPhone(page, folder, 'good', readText, ignore)).toBe(
    '<p>Hello</p><a href="tel:888-555-0100">888-555-0100</a>',
  );
});

it.each(['broken', 'hostile', 'otherForm', 'without', 'missing', '../banners/good', ''])(
  'does not speak of calling where there is no number: %j',
  async (banner) => {
    expect(await withSupportPhone(page, folder, banner, readText, ignore)).toBe('<p>Hello</p>');
  },
);
