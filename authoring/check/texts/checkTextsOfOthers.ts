import { listPlaceholders } from '#engine';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ContentText } from './ContentText.ts';
import type { ParsedDocument } from './ParsedDocument.ts';

/**
 * Reports (as a warning) a message that is, word for word, the example of another message of its document which says so
 * itself: the subject of a mail that cancels is that of the mail that confirms. Only messages into which the app fills
 * something say what has happened; a button may well have the words of another.
 */
export const checkTextsOfOthers = (documents: readonly ParsedDocument[]): readonly AuthoringProblem[] =>
  documents.flatMap(({ file: { name: document }, texts }) => {
    const messages = texts().filter(({ text }) => listPlaceholders(text).length > 0);
    return messages.flatMap((message): readonly AuthoringProblem[] => {
      const { pointer, text } = message;
      const other = messages.find((each) => each.pointer !== pointer && each.text === text && isOwn(each));
      if (other === undefined || message.example === undefined || isOwn(message)) return [];
      return [
        {
          document,
          pointer,
          code: 'same-text-twice',
          message: `"${text}" is what ${other.pointer} says as well. An example of a text of its own: "${message.example}".`,
          severity: 'warning',
        },
      ];
    });
  });

const isOwn = ({ text, example }: ContentText): boolean => text === example;
