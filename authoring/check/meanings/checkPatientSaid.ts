import type { Place } from '#engine';
import { askedFields } from '../fields/AskedField.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';

const PATIENT = /\b(?:the )?patient(?:['’]s)?\b/i;

const AS_PATIENT = /\bI am the patient\b/i;

const GUARDIAN = /\b(?:parent|guardian)s?\b/i;

const code = 'voice-of-another';

/**
 * Reports words that speak of the guest where the patient is meant, who may be somebody else: help that asks for "your own"
 * name below "Patient's Legal Name", and a consent to what happens "to you", where another consent of its kind has "to the patient",
 * or to what "I am the patient" says, where another one speaks of a guardian.
 */
export const checkPatientSaid = (
  documents: readonly ParsedDocument[],
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] => [
  ...definitions.flatMap(({ name: document, document: form }) =>
    askedFields(form).flatMap(({ pointer, schema: { title = '', description = '' } }): readonly AuthoringProblem[] => {
      const [said] = /\byour own\b/i.exec(description) ?? [];
      if (said === undefined || !PATIENT.test(title)) return [];
      const message = `"${title}" is of the patient, and its help says "${said}", which is of the guest.`;
      return [atOrigin({ document, pointer: `${pointer}/description`, code, message })];
    }),
  ),
  ...documents.flatMap((own) =>
    own.texts().flatMap(({ pointer, text }): readonly AuthoringProblem[] => {
      if (!own.file.kind.isConsent || !/\b(?:you|I am the patient)\b/i.test(text)) return [];
      const other = documents
        .filter(({ file }) => file.kind === own.file.kind && file.name !== own.file.name)
        .flatMap(({ file: { name }, texts }) => texts().map((each) => ({ name, ...each })))
        .filter((each) => each.pointer === pointer)
        .find((each) =>
          AS_PATIENT.test(text) ? GUARDIAN.test(each.text) : PATIENT.test(each.text) && addressed(each.text) === text,
        );
      if (other === undefined || GUARDIAN.test(text)) return [];
      const [said] = AS_PATIENT.exec(text) ?? ['you'];
      const message = `This text speaks of "${said}" where "${other.name}" says "${said === 'you' ? 'the patient' : GUARDIAN.exec(other.text)?.[0]}", who may be somebody else.`;
      return [{ document: own.file.name, pointer, code, message }];
    }),
  ),
];

/** The text as it would be said to the patient. */
const addressed = (text: string): string =>
  text.replace(/\bthe patient['’]s\b/g, 'your').replace(/\bthe patient\b/g, 'you');
