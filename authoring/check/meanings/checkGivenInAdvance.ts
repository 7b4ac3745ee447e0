import { readMember } from '../../jsonParts.ts';
import { askedFields } from '../fields/AskedField.ts';
import { listNeeds } from '../flows/FlowUse.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';

/** Where the booking request has the consents. The signature is a group there, and its parts may be filled in. */
const CONSENT = /^\/consentDetails\/\w+$/;

/**
 * Reports consents and signatures with an answer that the guest has not given: only what is chosen or typed counts. A
 * consent that no flow needs may begin with a no.
 */
export function checkGivenInAdvance({
  requirements,
  definitions,
}: Pick<CheckedDocuments, 'requirements' | 'definitions'>): readonly AuthoringProblem[] {
  const needs = requirements.flatMap(({ document }) => listNeeds(document).map((each) => each.needs));
  const given = new Set(needs.flatMap(({ agreed = [], asked = [] }) => [...agreed, ...asked]));
  return definitions.flatMap(({ name: document, document: form }) =>
    askedFields(form).flatMap(({ name, schema, pointer }): readonly AuthoringProblem[] => {
      const page = Number(pointer.split('/')[2]);
      const lines = [...(form.payload ?? []), ...(form.pages[page]?.payload ?? [])];
      const isNeeded = schema.meaning !== undefined && given.has(schema.meaning);
      const sent = lines.find(({ from, to }) => from === `/${name}` && CONSENT.test(to))?.to;
      if (!isNeeded && sent === undefined) return [];
      const prefill = (form.pages[page]?.rules ?? []).findIndex(
        (rule) => 'prefill' in rule && rule.prefill === `/${name}` && (isNeeded || readMember(rule, 'with') !== false),
      );
      const isGiven = schema.default !== undefined && (isNeeded || schema.default !== false);
      const places = [
        ...(isGiven ? [`${pointer}/default`] : []),
        ...(prefill < 0 ? [] : [`/pages/${page}/rules/${prefill}/prefill`]),
      ];
      const message = `"${name}" is a consent or a signature (${schema.meaning ?? sent}), and would be given before the guest gives it.`;
      return places.map((at) => ({ document, pointer: at, code: 'given-in-advance', message }));
    }),
  );
}
