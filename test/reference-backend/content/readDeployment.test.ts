import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readDeployment } from '../../../reference-backend/content/readDeployment.ts';

const folder = mkdtempSync(join(tmpdir(), 'stepwell-'));
afterAll(() => rmSync(folder, { recursive: true }));

const shipped: object = JSON.parse(readFileSync('content-fixtures/deployment.json', 'utf8'));

/** Reads the shipped deployment with other members. */
const read = (members: object) => {
  const file = join(folder, 'deployment.json');
  writeFileSync(file, JSON.stringify({ ...shipped, ...members }));
  return readDeployment(file);
};

test('a file that cannot be read is named', async () => {
  await expect(readDeployment('/nowhere/at/all.json')).rejects.toThrow(
    /^DEPLOYMENT_FILE \/nowhere\/at\/all\.json: .*no such file/,
  );
  const file = join(folder, 'broken.json');
  writeFileSync(file, '{ "tenant": ');
  await expect(readDeployment(file)).rejects.toThrow(/^DEPLOYMENT_FILE .*broken\.json: .*JSON/);
});

test('a member that is missing is named', async () => {
  await expect(read({ bannerName: undefined })).rejects.toThrow(/^DEPLOYMENT_FILE .*deployment\.json: .*bannerName/);
});

const dataLayer = { sink: 'dataLayer', array: 'dataLayer', script: 'https://tags.example.com/manager.js' };

test('a member that nobody knows is named', async () => {
  await expect(read({ Analytics: { sink: 'none' } })).rejects.toThrow(/additional properties: Analytics$/);
});

test.each([
  ['/analytics must be', 'beacon'],
  ['/analytics/sink must be "none", "beacon" or "dataLayer"', {}],
  ['/analytics/sink must be', { sink: 'pigeon', url: '/e' }],
  ['/analytics/url must be a path of this site', { sink: 'beacon' }],
  ['/analytics/url must be', { sink: 'beacon', url: 7 }],
  ['/analytics/URL is unknown', { sink: 'beacon', url: '/e', URL: '/e' }],
  ['/analytics/array is unknown', { sink: 'beacon', url: '/e', array: 'dataLayer' }],
  ['/analytics/script must', { ...dataLayer, script: undefined }],
])('a mistake in the analytics is reported with its place: %s', async (words, analytics) => {
  await expect(read({ analytics })).rejects.toThrow(`deployment.json: ${words}`);
});

test.each([
  'https://c.example.com/v1/e',
  'https://xn--bcher-kva.example:8443/e',
  'http://127.0.0.1:4000/e',
  '/a/b%20c',
])('a collector can be at %s', async (url) => {
  expect(await read({ analytics: { sink: 'beacon', url } })).toMatchObject({ analytics: { url } });
});

test.each([
  'https://c.example.com:99999/e',
  'https://c.example.com:0/e',
  'https://999.1.1.1/e',
  'https://.../e',
  'https://-.-/e',
  'https://a..b/e',
  'https://c.example.com/a%zz',
  'https://c.example.com/a/../../b',
  'https://c.example.com/a/%2e%2e/b',
  'http://c.example.com/e',
  'http://localhost.example.com/e',
])('neither a collector nor a script can be at %s', async (address) => {
  await expect(read({ analytics: { sink: 'beacon', url: address } })).rejects.toThrow(/\/analytics\/url must /);
  await expect(read({ analytics: { ...dataLayer, script: address } })).rejects.toThrow(/\/analytics\/script must /);
});

test.each(['/a%zz', '/a/../../b', '/a/%2E./b', '//c.example.com/e'])('no collector is at %s', async (url) => {
  await expect(read({ analytics: { sink: 'beacon', url } })).rejects.toThrow(/\/analytics\/url must /);
});

test.each(['dataLayer', 'clinicDataLayer', '_mtm'])('the array of a tag manager can be called %s', async (array) => {
  expect(await read({ analytics: { ...dataLayer, array } })).toMatchObject({ analytics: { array } });
});

test.each(['location', 'queueMicrotask', 'performance', 'Array', 'fetch', 'name', 'history', '__proto__', 'XRLayer'])(
  'the array of a tag manager cannot be called %s, as a window has something by this name',
  async (array) => {
    await expect(read({ analytics: { ...dataLayer, array } })).rejects.toThrow(/\/analytics\/array must be a name/);
  },
);
