import { expect, it } from 'vitest';
import { compileWizard, type FormDefinition } from '#engine';
import { suggestName } from '#engine/problems';
import { worded } from '../problems/worded.ts';
import { known } from '../wizard/exampleWizard.ts';

/** The problems of a form that is the only step. */
export function findProblems(form: FormDefinition) {
  const configuration = { name: 'form-config/x', document: { group: 'x', steps: [{ id: 'only', form: form.id }] } };
  const compiled = compileWizard(configuration, [{ name: 'form-definition/x', document: form }], known);
  return worded(compiled);
}

/**
 * A broken form: what is wrong with it, and the code, pointer, message and suggestion with which the compiler refuses
 * it.
 */
export type Refusal = readonly [
  fault: string,
  form: FormDefinition,
  code: string,
  pointer: string,
  message: string,
  suggestion?: string,
];

/** Tests the message of the compiler for each broken form. */
export function expectRefusals(refusals: readonly Refusal[]): void {
  const cases = refusals.map(([fault, form, code, pointer, message, suggestion]) => ({
    fault,
    form,
    code,
    pointer,
    message,
    suggestion,
  }));

  it.each(cases)('refuses $fault', ({ form, code, pointer, message, suggestion }) => {
    const found = findProblems(form);
    const [first] = found.filter((problem) => problem.message === message);
    expect(first ?? found).toMatchObject({ document: 'form-definition/x', code, pointer, message });
    expect(first && suggestName(first)).toBe(suggestion);
  });
}
