import type { Place } from '#engine';
import { stateSelectionModal } from '../../../app/content/generated/texts/stateSelectionModal.ts';
import { flows } from '../../../app/journey/flows.ts';
import { listMembers, readMember } from '../../jsonParts.ts';
import { askedFields } from '../fields/AskedField.ts';
import { flowTexts } from '../flows/flowTexts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { sentencesOf } from '../words/Sentence.ts';

/** Words for the state of a guest's home. */
const HOME =
  /\b(?:you|patient|guest) (?:live|reside)s?\b|\bhome state\b|\bstate of (?:your )?residence\b|\bhome address\b/i;

/** "Even if you live elsewhere", "not where you live". */
const ASIDE = /\bnot\b|n['’]t\b|\beven if\b|\bwherever\b|\bno matter\b|\belsewhere\b/i;

/**
 * Reports words that ask for the state in which guests live where the state of the visit counts: in the modal before a
 * search by state, in fields that are sent to it, and in what guests of such a search read later.
 */
export const checkStatesAsked = (
  documents: readonly ParsedDocument[],
  { definitions, ...read }: Pick<CheckedDocuments, 'definitions' | 'schedulers' | 'configurations'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] =>
  [
    ...flowTexts(documents, read).filter(
      ({ text, flows: own }) => /\bstate\b/i.test(text) && own.every((flow) => flows[flow].stateFrom.length > 0),
    ),
    ...documents.flatMap(({ file: { kind, name: document }, texts }) =>
      kind === stateSelectionModal ? texts().map(({ pointer, text }) => ({ document, pointer, text })) : [],
    ),
    ...definitions.flatMap(({ name: document, document: form }) => {
      const sent = [form, ...form.pages].flatMap(({ payload }) =>
        listMembers(payload).flatMap(([, line]) => stateIn(line)),
      );
      return askedFields(form).flatMap(({ name, pointer, schema: { title, description } }) =>
        Object.entries({ title, description }).flatMap(([member, text]) =>
          text !== undefined && sent.includes(`/${name}`) ? [{ document, pointer: `${pointer}/${member}`, text }] : [],
        ),
      );
    }),
  ].flatMap(({ document, pointer, text }): readonly AuthoringProblem[] => {
    const asked = sentencesOf(document, { pointer, text }).filter((sentence) => !ASIDE.test(sentence.text));
    const [said] = asked.flatMap((sentence) => HOME.exec(sentence.text)?.[0] ?? []);
    if (said === undefined) return [];
    const message = `The words say "${said}", and the answer is sent as the state in which guests are during the visit.`;
    return [atOrigin({ document, pointer, code: 'sent-as-another', message })];
  });

const stateIn = (line: unknown): readonly unknown[] =>
  readMember(line, 'to') === '/search/state' ? [readMember(line, 'from')] : [];
