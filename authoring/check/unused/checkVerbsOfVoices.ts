import { readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';

const PRONOUN = /^(?:I|you|we|they)$/;

/** Verbs of a consent or a question in the form that goes with "I" and "you", and not with "my child". */
const verbs =
  'accept|acknowledge|agree|allow|am|are|ask|authorize|certify|confirm|consent|declare|do|feel|give|have|know|live|need|pay|permit|promise|read|request|sign|take|understand|use|want';

/** After these, a verb is the same whoever is spoken of: "can you take". */
const HELPER = /\b(?:can|could|did|do|does|let|may|might|must|shall|should|will|would)\s*$/i;

/**
 * Reports texts in which a word for the patient stands before a verb that goes with "I" or "you" alone. Guests who come with
 * somebody else would read "my child agree": the sentence is not of the patient, or the verb has a word of its own.
 */
export function checkVerbsOfVoices(
  documents: readonly ParsedDocument[],
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
): readonly AuthoringProblem[] {
  const voices = definitions.flatMap(({ document: { voice } }) => voice ?? []);
  const subjects = new Map(
    voices.flatMap(({ words, others }) =>
      Object.entries(words).flatMap(([name, own]) => {
        const [other] = others.map((voice) => readMember(voice.words, name));
        return PRONOUN.test(String(own)) && typeof other === 'string' ? [[name, other] as const] : [];
      }),
    ),
  );
  if (subjects.size === 0) return [];
  const SAID = new RegExp(`\\{(${[...subjects.keys()].join('|')})\\} (${verbs})\\b`, 'g');
  return documents.flatMap(({ file: { name: document }, texts }) =>
    texts().flatMap(({ pointer, text }): readonly AuthoringProblem[] => {
      const found = [...text.matchAll(SAID)].find(({ index }) => !HELPER.test(text.slice(0, index)));
      const [whole, name = '', verb = ''] = found ?? [];
      if (whole === undefined) return [];
      const message = `"${whole}" would read "${subjects.get(name)} ${verb}" to guests who come with somebody else.`;
      return [{ document, pointer, code: 'voice-of-another', message }];
    }),
  );
}
