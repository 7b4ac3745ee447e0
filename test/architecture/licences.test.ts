import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** Licences under which a company may run and pass on what it has built, without giving anything back. */
const allowed = ['MIT', 'MIT-0', 'ISC', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'BlueOak-1.0.0'];

/** Those that ask for more than a notice, or are for one kind of work; each was looked at. */
const lookedAt: Readonly<Record<string, string>> = {
  'node_modules/@fontsource-variable/figtree': 'OFL-1.1',
  'node_modules/@photostructure/tz-lookup': 'CC0-1.0',
  'node_modules/dompurify': '(MPL-2.0 OR Apache-2.0)',
};

const lock: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
);

test('every package that a deployment runs has a licence that was looked at', () => {
  const shipped = Object.entries(lock.packages).filter(([path, { dev, link }]) => path !== '' && !dev && !link);
  expect(shipped.length).toBeGreaterThan(50);
  const others = shipped
    .map(([path, { license = 'none' }]) => [path, license] as const)
    .filter(([path, license]) => !allowed.includes(license) && lookedAt[path] !== license);
  expect(others).toEqual([]);
});
