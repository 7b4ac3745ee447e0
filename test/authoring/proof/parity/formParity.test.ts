import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileWizard, type WizardPlan } from '#engine';
import { proveWizard } from '../../../../authoring/proof/forms/proveWizard.ts';
import type { ProofProblem } from '../../../../authoring/proof/ProofProblem.ts';
import { cases } from '../../../setup/cases.ts';
import { knownNames } from '../proveDocument.ts';
import { anyForms } from './anyForms.ts';
import { formFacts } from './formFacts.ts';

/**
 * What a proof can report about these forms, each with the fact that the engine would have to reach if the report were
 * wrong.
 */
function claims(
  plan: WizardPlan,
  facts: ReadonlySet<string>,
): readonly { readonly fact: string; readonly message: RegExp }[] {
  return plan.steps.flatMap(({ id, form }) => [
    { fact: `step ${id}`, message: new RegExp(`^The step "${id}" is never`) },
    ...(facts.has(`step ${id}`) ? form.pages : []).flatMap((page) => [
      { fact: `page ${page.name}`, message: new RegExp(`^The page "${page.name}" is never shown`) },
      ...(facts.has(`page ${page.name}`) ? page.fields : []).flatMap((field) => [
        { fact: `field ${field}`, message: new RegExp(`^"${field}" can never be shown`) },
        ...(facts.has(`field ${field}`)
          ? [
              ...page.checks
                .filter(({ names }) => names[0] === field)
                .map(({ message }) => ({
                  fact: `fails ${field} ${message}`,
                  message: new RegExp(`^The message "${message}" of "/${field}" can never`),
                })),
              {
                fact: `accepts ${field}`,
                message: new RegExp(
                  `^(No answer to "/${field}" is|No value of "${field}" is|The value of "${field}" can)`,
                ),
              },
              ...(page.requires.get(field) ?? []).map((_, index) => ({
                fact: `require ${field} ${index}`,
                message: new RegExp(`^This rule never requires "${field}"`),
              })),
            ]
          : []),
      ]),
    ]),
  ]);
}

const says = (problems: readonly ProofProblem[], words: RegExp): boolean =>
  problems.some(({ message }) => words.test(message));

it('says of random forms what trying all answers says', () => {
  fc.assert(
    fc.property(anyForms, ({ configuration, definitions }) => {
      const named = { name: 'configuration', document: configuration };
      const forms = definitions.map((document) => ({ name: document.id, document }));
      const compiled = compileWizard(named, forms, knownNames);
      fc.pre(compiled.ok);
      if (!compiled.ok) return;
      const plan = compiled.value;
      const { problems, tally } = proveWizard({ configuration: named, definitions: forms, plan }, knownNames);
      const facts = formFacts(plan);
      for (const { fact, message } of claims(plan, facts)) {
        // A proof may leave questions undecided, but must never be wrong.
        if (tally.open.length > 0) expect([fact, says(problems, message) && facts.has(fact)]).toEqual([fact, false]);
        else expect([fact, says(problems, message)]).toEqual([fact, !facts.has(fact)]);
      }
      const isClean = problems.every(
        ({ severity, message }) => severity !== 'error' || /nobody can come to the end/.test(message),
      );
      if (isClean && tally.open.length === 0)
        expect(says(problems, /nobody can come to the end/)).toBe(!facts.has('end'));
    }),
    { numRuns: cases(100) },
  );
}, 180_000);
