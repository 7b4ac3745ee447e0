import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../architecture/findImports.ts';

const folder = join(import.meta.dirname, '../../schemas/content');

/** The names of all properties of a schema, at any depth. */
function propertyNames(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, inner]) => [
    ...(key === 'properties' ? Object.keys(inner) : []),
    ...(key === 'examples' ? [] : propertyNames(inner)),
  ]);
}

const code = sourceFiles(['app', 'reference-backend', 'authoring/check/flows', 'authoring/proof/guests'])
  .filter((file) => !file.includes('/generated/'))
  .map((file) => readFileSync(join(folder, '../..', file), 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, ''))
  .join('\n');
const words = new Set(code.match(/[\w-]+/g));

describe('settings and texts of documents', () => {
  const schemas = ['settings', 'texts'].flatMap((kind) =>
    readdirSync(join(folder, kind)).map((file) => join(kind, file)),
  );

  it.each(schemas)('%s has no property that no code reads', (file) => {
    const names = propertyNames(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    expect(names).toContain('$schema');
    // A name in capitals is a code of a flow or time zone, which a guest's data picks.
    expect(names.filter((name) => name !== '$schema' && /[a-z]/.test(name) && !words.has(name))).toEqual([]);
  });
});
