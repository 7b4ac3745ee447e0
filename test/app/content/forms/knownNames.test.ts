import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileWizard } from '#engine';
import { catalogue } from '../../../../app/content/catalogue.ts';
import { formContextSchema } from '../../../../app/content/forms/formContext.ts';
import { knownNames } from '../../../../app/content/forms/knownNames.ts';

const readme = readFileSync(join(import.meta.dirname, '../../../../content-fixtures/README.md'), 'utf8');

/** All ui options, as the compiler lists them for an author who misspells one. */
function knownUiOptions(): readonly string[] {
  const form = {
    id: 'form',
    title: 'Form',
    pages: [
      { name: 'page', title: 'Page', schema: { type: 'object', properties: {} }, uiSchema: { 'ui:nothing': true } },
    ],
  };
  const configuration = { name: 'flow', document: { group: 'flow', steps: [{ id: 'form', form: 'form' }] } };
  const compiled = compileWizard(configuration, [{ name: 'form', document: form }], knownNames);
  return compiled.ok ? [] : compiled.problems.flatMap(({ known = [] }) => known);
}

describe('what a form may name', () => {
  it.each([
    ...knownNames.widgets.map(({ name }) => name),
    ...knownUiOptions(),
    ...knownNames.encoders,
    ...Object.entries(knownNames.verifiers).flat(2),
    ...Object.keys(formContextSchema.properties),
  ])('%s is documented for authors', (name) => {
    expect(readme.includes(`\`${name}\``), `content-fixtures/README.md names \`${name}\``).toBe(true);
  });

  it.each(catalogue.map(({ name }) => name))('the document %s has a row in content-fixtures/README.md', (name) => {
    expect(readme).toMatch(new RegExp(`^\\| \`${name}(/\\{\\w+\\})?\``, 'm'));
  });

  it('are the ui options of every widget among others', () => {
    const options = knownNames.widgets.flatMap(({ uiOptions = {} }) => Object.keys(uiOptions));
    expect(knownUiOptions()).toEqual(expect.arrayContaining(options.map((name) => `ui:${name}`)));
  });
});
