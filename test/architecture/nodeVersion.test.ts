import { readFileSync } from 'node:fs';
import { minVersion, satisfies } from 'semver';
import { expect, test } from 'vitest';

interface PackageFile {
  readonly engines: { readonly node: string };
}

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly engines?: { readonly node?: string } }>>;
}

const read = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

test('every installed package runs on the oldest Node that the project runs on, so that npm warns of none', () => {
  const { engines }: PackageFile = JSON.parse(read('package.json'));
  const { packages }: LockFile = JSON.parse(read('package-lock.json'));
  const oldest = minVersion(engines.node)?.version ?? '';
  const refusing = Object.entries(packages)
    .map(([path, { engines: wanted }]) => ({ path, node: wanted?.node ?? '*' }))
    .filter(({ node }) => !satisfies(oldest, node));

  expect(oldest).toBe('20.19.0');
  expect(refusing).toEqual([]);
});
