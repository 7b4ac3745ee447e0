import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const readText = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

const [, unreleased = '', ...released] = readText('CHANGELOG.md').split(/^## /m);
const headings = released.map((section) => section.slice(0, section.indexOf('\n')));
const newest = headings[0]?.split(' ')[0] ?? '';

describe('the changelog', () => {
  it('starts with unreleased changes, then lists dated versions from newest to oldest', () => {
    expect(unreleased).toMatch(/^Unreleased\n/);
    expect(headings.filter((heading) => !/^\d+\.\d+\.\d+ – \d{4}-\d{2}-\d{2}$/.test(heading))).toEqual([]);
    const dates = headings.map((heading) => heading.slice(-10));
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('keeps each version to a screen', () => {
    const long = [unreleased, ...released].filter((section) => section.split('\n').length > 50);
    expect(long.map((section) => section.slice(0, section.indexOf('\n')))).toEqual([]);
  });
});

describe('the newest version of the changelog', () => {
  it.each(['package.json', 'engine/package.json'])('is the version in %s', (path) => {
    expect(JSON.parse(readText(path)).version).toBe(newest);
  });

  it.each(['', 'engine'])('is the version of the workspace "%s" in package-lock.json', (workspace) => {
    expect(JSON.parse(readText('package-lock.json')).packages[workspace].version).toBe(newest);
  });

  it("is the version in the file name of the engine's package", () => {
    expect(readText('engine/README.md')).toContain(`stepwell-engine-${newest}.tgz`);
  });
});
