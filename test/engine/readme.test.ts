import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

test('the README of the engine begins with the example that is built and tried in the browser', () => {
  expect(read('engine/README.md')).toContain(`\`\`\`tsx\n${read('examples/minimal/main.tsx').trim()}\n\`\`\``);
});
