import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../app/content/catalogue.ts';
import { describedProperties } from '../schemas/describedProperties.ts';

const folder = join(import.meta.dirname, '../../schemas/content');
const names = readdirSync(folder).map((name) => name.replace(/\.json$/, ''));

const propertiesOf = (name: string) => describedProperties(join(folder, `${name}.json`));

describe('the schemas that authors read in their editor', () => {
  it('are one for each kind of document', () => {
    expect(names.sort()).toEqual(catalogue.map(({ name }) => name).sort());
  });

  it.each(names)('%s says title, description and examples of every property', (name) => {
    const bare = propertiesOf(name).filter(({ schema: { title, description, examples } }) => {
      return typeof title !== 'string' || typeof description !== 'string' || !Array.isArray(examples);
    });
    expect(propertiesOf(name).length).toBeGreaterThan(0);
    expect(bare.map(({ pointer }) => pointer)).toEqual([]);
  });

  it.each(names)('%s gives examples that are not empty', (name) => {
    const empty = propertiesOf(name).filter(
      ({ schema: { examples } }) => Array.isArray(examples) && examples.length === 0,
    );
    expect(empty.map(({ pointer }) => pointer)).toEqual([]);
  });
});
