import { readFileSync } from 'node:fs';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { measureRelease } from '../../../../reference-backend/health/metrics/measureRelease.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'));

test('a process tells the release that it runs, with the commit that its build has noted', async () => {
  const [own, given] = [new Registry(), new Registry()];
  measureRelease(own);
  measureRelease(given, { version: '0.9.1', commit: '0bde24f34166' });
  expect(await own.metrics()).toMatch(
    new RegExp(`^stepwell_build_info\\{version="${version}",commit="[^"\\n]*"\\} 1$`, 'm'),
  );
  expect(await given.metrics()).toContain('stepwell_build_info{version="0.9.1",commit="0bde24f34166"} 1\n');
});
