import { listPlaceholders } from '#engine';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import { hasWord, listWords } from '../words/wordStems.ts';
import type { ContentText } from './ContentText.ts';
import type { ParsedDocument } from './ParsedDocument.ts';

/**
 * Reports a message that is, word for word, the example of another message of its document which says so itself: the
 * subject of a mail that cancels is that of the mail that confirms. Only whole sentences, and messages into which the app
 * fills something, say what has happened; a button may well have the words of another. It is a warning where the two may
 * be meant to say the same, and an error where a message no longer says what its name says: "moved" below "canceled".
 */
export const checkTextsOfOthers = (documents: readonly ParsedDocument[]): readonly AuthoringProblem[] =>
  documents.flatMap(({ file: { name: document }, texts }) => {
    const messages = texts().filter(saysWhatHappened);
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
          ...(!hasLostItsName(message, other) && { severity: 'warning' }),
        },
      ];
    });
  });

const isOwn = ({ text, example }: ContentText): boolean => text === example;

/** Fewer words, such as "Please try again.", may be said of whatever happens. */
const fewest = 5;

const saysWhatHappened = ({ text }: ContentText): boolean =>
  listPlaceholders(text).length > 0 || (/[.!?]$/.test(text) && text.split(/\s+/).length >= fewest);

/** Whether the example of a message says what the message is called, beside the other one, and its text does not. */
function hasLostItsName({ pointer, text, example = '' }: ContentText, other: ContentText): boolean {
  const others = other.pointer.split('/');
  const own = pointer.split('/').filter((name, at) => name !== others[at]);
  const [said, meant] = [listWords(text), listWords(example)];
  return listWords(own.join(' ')).some((word) => hasWord(meant, word) && !hasWord(said, word));
}
