import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { noteReplaced } from '../../../../reference-backend/content/noteReplaced.ts';
import { measureDocuments } from '../../../../reference-backend/health/metrics/measureDocuments.ts';

test('a document is told as broken until it is edited, and again where the same mistake comes back', async () => {
  const registry = new Registry();
  const disk = new Map([['/objects/rules.json', '{']]);
  const { met, measure } = measureDocuments(registry, '/objects', async (file) => disk.get(file));
  const counted: string[] = [];
  const note = noteReplaced({ warn: () => undefined }, ({ path }) => counted.push(path), met);
  const meet = (path: string, text: string) => note({ path, code: 'not-json', text }, 'earlier');
  const read = async () => {
    await measure();
    return (await registry.metrics()).split('\n').filter((line) => line.startsWith('stepwell_documents_broken{'));
  };
  const line = (path: string) => `stepwell_documents_broken{document="${path}",code="not-json",shown="earlier"} 1`;
  expect(await read()).toEqual([]);
  meet('rules.json', '{');
  meet('missing.json', '');
  expect(await read()).toEqual([line('rules.json'), line('missing.json')]);
  disk.set('/objects/rules.json', '{}');
  disk.set('/objects/missing.json', '{}');
  expect(await read()).toEqual([]);
  disk.set('/objects/rules.json', '{');
  meet('rules.json', '{');
  expect(await read()).toEqual([line('rules.json')]);
  expect(counted).toEqual(['rules.json', 'missing.json']);
});

test('the documents that are served are told by their hash, as long as the folder can be read', async () => {
  const registry = new Registry();
  const hashes = ['4c1d', undefined, '77ab'];
  const readHash = async () => hashes.shift() ?? Promise.reject(new Error('the disk does not answer'));
  const { measure } = measureDocuments(registry, '/objects', async () => undefined, readHash);
  const read = async () => {
    await measure();
    return (await registry.metrics()).split('\n').filter((line) => line.startsWith('stepwell_documents_info{'));
  };
  expect(await read()).toEqual(['stepwell_documents_info{hash="4c1d"} 1']);
  expect(await read()).toEqual([]);
  expect(await read()).toEqual(['stepwell_documents_info{hash="77ab"} 1']);
});
