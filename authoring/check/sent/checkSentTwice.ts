import { formDefinition } from '../../../app/content/generated/forms/formDefinition.ts';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';

interface SentText {
  readonly at: string;
  readonly to: unknown;
  /** The part of another document that is sent. */
  readonly reference: unknown;
}

/** Reports a text of another document that a form sends to two places: one of them is probably for the text beside it. */
export const checkSentTwice = (documents: readonly ParsedDocument[]): readonly AuthoringProblem[] =>
  documents
    .filter(({ file: { kind } }) => kind.name === formDefinition.name)
    .flatMap(({ file: { name: document }, document: form }) => {
      const sent = listMembers(readMember(form, 'payload')).flatMap(([at, line]): readonly SentText[] => {
        const reference = readMember(readMember(line, 'send'), '$ref');
        return reference === undefined ? [] : [{ at, to: readMember(line, 'to'), reference }];
      });
      return sent.flatMap(({ at, to, reference }, index): readonly AuthoringProblem[] => {
        const before = sent.slice(0, index).find((each) => each.reference === reference && each.to !== to);
        if (before === undefined) return [];
        const message = `"${reference}" is sent to "${before.to}", and here to "${to}".`;
        return [{ document, pointer: `/payload/${at}/send`, code: 'same-text-twice', message }];
      });
    });
