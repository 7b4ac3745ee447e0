import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultConfiguration } from '../../../reference-backend/configuration/configuration.ts';
import { startBackend, type TestBackend } from '../support/TestBackend.ts';

const images = mkdtempSync(join(tmpdir(), 'stepwell-images-'));
let backend: TestBackend;
beforeAll(async () => {
  cpSync(defaultConfiguration.imageDirectory, images, { recursive: true });
  backend = await startBackend({ imageDirectory: images });
}, 60_000);
afterAll(async () => {
  await backend.close();
  rmSync(images, { recursive: true });
});

const folder = '/content/v2/binary/image';
const ask = (asset: string) => fetch(`${backend.url}${folder}/${asset}`);

describe('the images of the content API', () => {
  test.each([
    'bakers',
    'fred',
    'frys',
    'jayc',
    'metro-market',
    'pick-n-save',
    'smiths',
    'hart',
    'kroger',
    'the-little-clinic',
  ])('the logo of %s is there, within the limits of a logo', async (brand) => {
    const answer = await ask(`${brand}.svg`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    const [, width, height] = / width="(\d+)" height="(\d+)"/.exec(await answer.text()) ?? [];
    expect(Number(width)).toBeLessThanOrEqual(177);
    expect(Number(height)).toBeLessThanOrEqual(101);
  });

  test.each(['thelittleclinic', 'kroger', 'frys'])('the logo of the banner %s is there', async (banner) => {
    const answer = await ask(`banner-${banner}.svg`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });

  test.each([
    ['new.webp', 'image/webp'],
    ['new.JPG', 'image/jpeg'],
    ['new.gif', 'image/gif'],
    ['new.avif', 'image/avif'],
  ])('%s, which was just put there, is %s', async (asset, type) => {
    writeFileSync(join(images, asset), 'x');
    const answer = await ask(asset);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  });

  test.each(['nobody.svg', 'notes.txt', '..%2Fdeployment.json', '..%2F..%2FREADME.md'])('%s is not', async (asset) => {
    expect((await ask(asset)).status).toBe(404);
  });
});
