import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describedProperties } from '../schemas/describedProperties.ts';

const root = join(import.meta.dirname, '../..');
const readme = readFileSync(join(root, 'content-fixtures/README.md'), 'utf8');

it('the README says from where to where each number of the settings may go', () => {
  const limits = describedProperties(join(root, 'schemas/content/settings/app-settings.json')).flatMap(
    ({ pointer, schema: { type, minimum, maximum } }) =>
      type === 'integer' ? [`${pointer.split('/')[2]}: ${minimum} to ${maximum}`] : [],
  );
  const rows = [...readme.matchAll(/^\| `(\w+)`(?:, by flow)? +\| (\d+ to \d+) /gm)];
  expect(new Set(limits)).toEqual(new Set(rows.map(([, name, range]) => `${name}: ${range}`)));
  expect(rows.length).toBeGreaterThan(0);
});
