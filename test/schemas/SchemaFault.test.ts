import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { workOn } from '../../schemas/SchemaFault.ts';
import { requireNames, root } from '../../schemas/SchemaFile.ts';

const path = 'schemas/api/places/invented/request.json';

test.each([
  [{}, '"title" is missing; write the name of its TypeScript type, such as "FormDefinition".'],
  [
    { title: 'invented request' },
    '"title" is "invented request"; write the name of its TypeScript type, such as "FormDefinition".',
  ],
  [{ title: 'InventedRequest' }, '"description" is missing; say in a sentence what the schema describes.'],
  [
    { title: 'InventedRequest', description: ' ' },
    '"description" is missing; say in a sentence what the schema describes.',
  ],
])('a schema with %o is refused in a sentence with its file', (schema, sentence) => {
  expect(() => requireNames({ path, schema })).toThrow(`${path}: ${sentence}`);
});

test('what a library says against a schema has the file before it', () => {
  expect(() => workOn(path, () => JSON.parse('{'))).toThrow(/^schemas\/api\/places\/invented\/request\.json: .*JSON/);
});

test.each([
  ["new SchemaFault('a.json', 'mend it.')", /^a\.json: mend it\.\n$/],
  ["new Error('a fault of the program')", /a fault of the program\n.* at /],
])('a program that throws %s ends with 1, and prints a stack only where it is wrong itself', (thrown, printed) => {
  const module = JSON.stringify(pathToFileURL(join(root, 'schemas/SchemaFault.ts')).href);
  const code = `const { printFaults, SchemaFault } = await import(${module}); printFaults(); throw ${thrown};`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(printed);
  expect(status).toBe(1);
});
