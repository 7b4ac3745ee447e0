import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileWizard } from '#engine';
import { proveWizard } from '../../../../authoring/proof/forms/proveWizard.ts';
import { knownNames, proveDocument } from '../proveDocument.ts';
import { anyForms, type Forms } from './anyForms.ts';
import { withNamedConditions } from './namedConditions.ts';

/** What the proof says of forms, without the places and descriptions of the conditions; undefined if they are broken. */
function findings({ configuration, definitions }: Forms) {
  const named = { name: 'configuration', document: configuration };
  const forms = definitions.map((document) => ({ name: document.id, document }));
  const compiled = compileWizard(named, forms, knownNames);
  if (!compiled.ok) return undefined;
  const proven = proveWizard({ configuration: named, definitions: forms, plan: compiled.value }, knownNames);
  const said = proven.problems.map(({ code, severity, message }) => `${severity} ${code} ${message}`);
  // A named condition is one place, in however many rules it stands.
  return { said: [...new Set(said)].sort(), open: proven.tally.open.length };
}

it('says the same of forms whose conditions have names', () => {
  fc.assert(
    fc.property(anyForms, (forms) => {
      expect(findings(withNamedConditions(forms))).toEqual(findings(forms));
    }),
    { numRuns: 60 },
  );
}, 180_000);

it('shows a named condition by its name, at the place where it is written', () => {
  const age = { var: 'answers.age' };
  const proven = proveDocument({
    id: 'a',
    title: 'A',
    conditions: { isMinor: { '<': [age, 18] }, isOldMinor: { and: [{ rule: 'isMinor' }, { '>': [age, 65] }] } },
    pages: [
      {
        name: 'p',
        title: 'P',
        schema: {
          type: 'object',
          properties: {
            age: { type: 'integer', title: 'Age', minimum: 0, maximum: 120 },
            discount: { type: 'boolean', title: 'Discount' },
          },
        },
        rules: [{ show: ['/discount'], when: { rule: 'isOldMinor' } }],
      },
    ],
  });
  const [found] = proven.ok ? proven.problems : [];
  expect(found).toMatchObject({
    message: '"discount" can never be shown.',
    excluding: [
      { description: 'isOldMinor: answers.age > 65', pointer: '/conditions/isOldMinor/and/1' },
      { description: 'isMinor: answers.age < 18', pointer: '/conditions/isMinor' },
    ],
  });
});
