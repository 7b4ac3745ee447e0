import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultConfiguration } from '../../../reference-backend/configuration/configuration.ts';
import { startBackend, type TestBackend } from '../support/TestBackend.ts';

const content = mkdtempSync(join(tmpdir(), 'stepwell-content-'));
const path = 'saf-error/1.0.0/scheduler/saf-error.json';
let backend: TestBackend;
beforeAll(async () => {
  cpSync(defaultConfiguration.contentDirectory, content, { recursive: true });
  backend = await startBackend({ contentDirectory: content });
}, 60_000);
afterAll(async () => {
  await backend.close();
  rmSync(content, { recursive: true });
});

/** As a browser asks that keeps a copy. */
const ask = (etag?: string) =>
  fetch(`${backend.url}/content/v2/objects/${path}`, {
    headers: { 'cache-control': 'max-age=0', ...(etag !== undefined && { 'if-none-match': etag }) },
  });

describe('the documents of the content API', () => {
  test('are asked about each time, and sent again only after an edit', async () => {
    const first = await ask();
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    expect((await ask(etag)).status).toBe(304);
    // An edit that leaves the length as it was.
    const edited = readFileSync(join(content, path), 'utf8').replace(/[a-z](?=[^a-z]*$)/, (letter) =>
      letter.toUpperCase(),
    );
    writeFileSync(join(content, path), edited);
    const after = await ask(etag);
    expect([after.status, await after.text()]).toEqual([200, edited]);
  });
});
