import { askedFields } from '../fields/AskedField.ts';
import { listNeeds } from '../flows/FlowUse.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';

/** Reports consents and signatures with an answer that the guest has not given: only what is chosen or typed counts. */
export function checkGivenInAdvance({
  requirements,
  definitions,
}: Pick<CheckedDocuments, 'requirements' | 'definitions'>): readonly AuthoringProblem[] {
  const needs = requirements.flatMap(({ document }) => listNeeds(document).map((each) => each.needs));
  const given = new Set(needs.flatMap(({ agreed = [], asked = [] }) => [...agreed, ...asked]));
  return definitions.flatMap(({ name: document, document: form }) =>
    askedFields(form).flatMap(({ name, schema, pointer }): readonly AuthoringProblem[] => {
      if (schema.meaning === undefined || !given.has(schema.meaning)) return [];
      const page = Number(pointer.split('/')[2]);
      const prefill = (form.pages[page]?.rules ?? []).findIndex(
        (rule) => 'prefill' in rule && rule.prefill === `/${name}`,
      );
      const places = [
        ...(schema.default === undefined ? [] : [`${pointer}/default`]),
        ...(prefill < 0 ? [] : [`/pages/${page}/rules/${prefill}/prefill`]),
      ];
      const message = `"${name}" is a consent or a signature (${schema.meaning}), and would be given before the guest gives it.`;
      return places.map((at) => ({ document, pointer: at, code: 'given-in-advance', message }));
    }),
  );
}
