import type { FormDefinition, Place } from '#engine';
import { readMember } from '../../jsonParts.ts';
import { type AskedField, askedFields } from '../fields/AskedField.ts';
import { listNeeds } from '../flows/FlowUse.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { Checked, CheckedDocuments } from '../read/CheckedDocuments.ts';

/** Where the booking request has the consents. The signature is a group there, and its parts may be filled in. */
const CONSENT = /^\/consentDetails\/\w+$/;

/**
 * Reports consents and signatures with an answer that the guest has not given: only what is chosen or typed counts. A
 * consent that no flow needs may begin with a no. And signatures that stay when the name changes for which they were given.
 */
export function checkGivenInAdvance(
  { requirements, definitions }: Pick<CheckedDocuments, 'requirements' | 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] {
  const needs = requirements.flatMap(({ document }) => listNeeds(document).map((each) => each.needs));
  const needed = new Set(needs.flatMap(({ agreed = [], asked = [] }) => [...agreed, ...asked]));
  const kept = definitions.flatMap(({ name: document, document: form }) =>
    askedFields(form).flatMap((field) => keptSignature(field, form).map((found) => atOrigin({ document, ...found }))),
  );
  const given = definitions.flatMap(({ name: document, document: form }) =>
    askedFields(form).flatMap(({ name, schema, pointer }): readonly AuthoringProblem[] => {
      const page = Number(pointer.split('/')[2]);
      const lines = [...(form.payload ?? []), ...(form.pages[page]?.payload ?? [])];
      const isNeeded = schema.meaning !== undefined && needed.has(schema.meaning);
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
  const constant = definitions.flatMap((form) => [...givenFacts(form), ...givenOtherwise(form)].map(atOrigin));
  return [
    ...given,
    ...constant,
    ...new Map(kept.map((problem) => [`${problem.document}#${problem.pointer}`, problem])).values(),
  ];
}

/** Yes-or-no questions that are sent, and that a rule answers for everybody alike: nothing is known of the guest by then. */
function givenFacts({ name: document, document: form }: Checked<FormDefinition>): readonly AuthoringProblem[] {
  const fields = askedFields(form);
  return form.pages.flatMap(({ rules = [], payload = [] }, page) =>
    rules.flatMap((rule, index): readonly AuthoringProblem[] => {
      const field = 'prefill' in rule ? fields.find(({ name }) => rule.prefill === `/${name}`) : undefined;
      const value = readMember(rule, 'with');
      const isSent = [...(form.payload ?? []), ...payload].some(({ from }) => from === `/${field?.name}`);
      if (
        field === undefined ||
        readMember(rule, 'when') !== undefined ||
        typeof value !== 'boolean' ||
        !field.isRequired ||
        !isSent
      )
        return [];
      const pointer = `/pages/${page}/rules/${index}/prefill`;
      const message = `"${field.name}" would be answered ${value ? 'Yes' : 'No'} for everybody, before anything is known of the guest.`;
      return [{ document, pointer, code: 'given-in-advance', message }];
    }),
  );
}

/** A Yes that is sent of guests who are not asked. The proof reports it of consents; of what goes without saying it may be right. */
function givenOtherwise({ name: document, document: form }: Checked<FormDefinition>): readonly AuthoringProblem[] {
  const fields = askedFields(form);
  const lists = [
    { lines: form.payload ?? [], at: '/payload' },
    ...form.pages.map(({ payload = [] }, page) => ({ lines: payload, at: `/pages/${page}/payload` })),
  ];
  return lists.flatMap(({ lines, at }) =>
    lines.flatMap(({ from, to, otherwise }, index): readonly AuthoringProblem[] => {
      const field = fields.find(({ name }) => from === `/${name}`);
      const isYes = otherwise === 'Yes' || otherwise === true;
      if (field?.schema.type !== 'boolean' || !isYes || CONSENT.test(to)) return [];
      const message = `Of guests who are not asked "${field.name}", a Yes would be sent that nobody has said.`;
      return [
        { document, pointer: `${at}/${index}/otherwise`, code: 'given-in-advance', message, severity: 'warning' },
      ];
    }),
  );
}

/** A legal name below the name of the patient, which the page computes from an earlier step, and which renews nothing. */
function keptSignature(
  { name, schema, pointer }: AskedField,
  { pages }: FormDefinition,
): readonly Omit<AuthoringProblem, 'document'>[] {
  const page = Number(pointer.split('/')[2]);
  const rules = pages[page]?.rules ?? [];
  const isRenewed = rules.some((rule) => 'renews' in rule && rule.renews?.includes(`/${name}`));
  const named = rules.findIndex(
    (rule) => 'compute' in rule && /"steps\.\w+\.lastName"/.test(JSON.stringify(rule.with)),
  );
  if (schema.meaning !== 'signature.legalName' || isRenewed || named < 0) return [];
  const message = `"${name}" would stay when the patient's name changes, so the guest would have signed for somebody else: name "/${name}" in "renews".`;
  return [{ pointer: `/pages/${page}/rules/${named}`, code: 'given-in-advance', message }];
}
