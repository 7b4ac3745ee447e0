import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formContextSchema } from '../../../app/content/forms/formContext.ts';
import { knownNames } from '../../../app/content/forms/knownNames.ts';

const readme = readFileSync(join(import.meta.dirname, '../../../content-fixtures/README.md'), 'utf8');

describe('what a form may name', () => {
  it.each([
    ...knownNames.widgets.map(({ name }) => name),
    ...knownNames.encoders,
    ...Object.entries(knownNames.verifiers).flat(2),
    ...Object.keys(formContextSchema.properties),
  ])('%s is told to authors', (name) => {
    expect(readme).toContain(`\`${name}\``);
  });
});
