import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** The schemas of documents, and the engine's schemas that they use. */
const files = ['schemas/content', 'engine/schemas'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => `${folder}/${file}`),
);

/** Values that rules compare with and that nobody reads. */
const codes = ['/definitions/option/properties/value', '/definitions/answer/properties/is'];

/** Places of texts without a fixed form. Such texts are read by people unless their schema states otherwise. */
function unmarked(schema: unknown, pointer: string): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const members = new Map<string, unknown>(Object.entries(schema));
  const isText = members.get('type') === 'string' && members.has('minLength');
  const says = ['contentMediaType', 'pattern', 'enum', 'const', 'format'].some((keyword) => members.has(keyword));
  const isKnown = pointer.endsWith('/$schema') || codes.some((code) => pointer.startsWith(code));
  const own = isText && !says && !isKnown ? [pointer] : [];
  const deeper = [...members].filter(([name]) => name !== 'examples' && name !== 'default');
  return [...own, ...deeper.flatMap(([name, member]) => unmarked(member, `${pointer}/${name}`))];
}

it.each(files)('%s says which texts are words, and which of them are rich text', (file) => {
  const schema: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'));
  expect(unmarked(schema, '')).toEqual([]);
});

it('what is described as rich text is marked so', () => {
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
  const described = texts.join().match(/"description": "[^"]*\b[Rr]ich text[:.]/g)?.length;
  expect(texts.join().match(/"contentMediaType": "text\/html"/g)?.length).toBe(described);
});
