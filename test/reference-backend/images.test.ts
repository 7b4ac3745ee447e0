import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, type TestBackend } from './TestBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend('PGlite');
}, 60_000);
afterAll(() => backend.close());

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

  test.each(['nobody.svg', '..%2Fdeployment.json', '..%2F..%2FREADME.md'])('%s is not', async (asset) => {
    expect((await ask(asset)).status).toBe(404);
  });
});
