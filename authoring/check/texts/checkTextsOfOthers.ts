import { listPlaceholders } from '#engine';
import { contentPage } from '../../../app/content/generated/texts/contentPage.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import { hasWord, listWords } from '../words/wordStems.ts';
import type { ContentText } from './ContentText.ts';
import type { ParsedDocument } from './ParsedDocument.ts';

type PlacedText = ContentText & Pick<AuthoringProblem, 'document'>;

/**
 * Reports a message that is, word for word, the example of another message which says so itself: the subject of a mail
 * that cancels is that of the mail that confirms. And what two pages say in the same words.
 */
export function checkTextsOfOthers(documents: readonly ParsedDocument[]): readonly AuthoringProblem[] {
  const read = documents.map(({ file: { kind, name: document }, texts }) => ({
    kind,
    texts: texts().map((text): PlacedText => ({ document, ...text })),
  }));
  const collections = read.map(({ texts }) => texts).filter(hasOwnExamples);
  return [
    ...read.flatMap(({ texts }) => takenInDocument(texts)),
    ...takenFromOthers(collections.flat()),
    ...saidOnPages(read.flatMap(({ kind, texts }) => (kind.name === contentPage.name ? texts : []))),
  ];
}

const isOwn = ({ text, example }: ContentText): boolean => text === example;

/** Fewer words, such as "Please try again.", may be said of whatever happens. */
const fewest = 5;

const saysWhatHappened = ({ text }: ContentText): boolean =>
  listPlaceholders(text).length > 0 || (/[.!?]$/.test(text) && text.split(/\s+/).length >= fewest);

/**
 * Of one document. Only whole sentences, and messages into which the app fills something, say what has happened; a button
 * may well have the words of another. It is a warning where the two may be meant to say the same, and an error where a
 * message no longer says what its name says: "moved" below "canceled".
 */
function takenInDocument(texts: readonly PlacedText[]): readonly AuthoringProblem[] {
  const messages = texts.filter(saysWhatHappened);
  return messages.flatMap((message): readonly AuthoringProblem[] => {
    const { document, pointer, text, example } = message;
    const other = messages.find((each) => each.pointer !== pointer && each.text === text && isOwn(each));
    if (other === undefined || example === undefined || isOwn(message)) return [];
    return [
      {
        document,
        pointer,
        code: 'same-text-twice',
        message: describeCopy(message, other.pointer),
        ...(!hasLostItsName(message, other) && { severity: 'warning' }),
      },
    ];
  });
}

/** Whether each message of a document has an example of its own: other examples are of whatever is written there. */
const hasOwnExamples = (texts: readonly PlacedText[]): boolean =>
  texts.length >= fewest && 2 * new Set(texts.map(({ example }) => example)).size > texts.length;

/** Whether a message has words of its own example. */
const isNamed = ({ text, example = '' }: ContentText): boolean =>
  listWords(text).some((word) => hasWord(listWords(example), word));

/** Messages that have no word of their example, and are those of another one. Choices beside each other are compared as that. */
function takenFromOthers(texts: readonly PlacedText[]): readonly AuthoringProblem[] {
  const said = new Map<string, PlacedText[]>();
  for (const text of texts) said.set(text.text, [...(said.get(text.text) ?? []), text]);
  return texts.flatMap((message): readonly AuthoringProblem[] => {
    const { document, pointer, text, example, choiceOf } = message;
    const [words, meant] = [listWords(text), listWords(`${example} ${pointer}`)];
    if (isOwn(message) || words.length < 2 || words.some((word) => hasWord(meant, word))) return [];
    const isOther = (each: PlacedText): boolean =>
      each.document === document ? isOwn(each) && !saysWhatHappened(each) && choiceOf === undefined : isNamed(each);
    const other = said.get(text)?.find((each) => each !== message && isOther(each));
    if (other === undefined) return [];
    const place = other.document === document ? other.pointer : `"${other.document}" (${other.pointer})`;
    return [{ document, pointer, code: 'same-text-twice', message: describeCopy(message, place) }];
  });
}

const describeCopy = ({ text, example }: PlacedText, place: string): string =>
  `"${text}" is what ${place} says as well. An example of a text of its own: "${example}".`;

/** A name in a list, a shorter heading, or a link with the title of the page to which it leads may well stand twice. */
const isLong = (said: PlacedText): boolean =>
  /\/(?:text|intro|heading)$/.test(said.pointer) && (saysWhatHappened(said) || listWords(said.text).length > 2);

const saidOnPages = (texts: readonly PlacedText[]): readonly AuthoringProblem[] =>
  texts.filter(isLong).flatMap(({ document, pointer, text }, index, all): readonly AuthoringProblem[] => {
    const first = all.slice(0, index).find((other) => other.text === text);
    if (first === undefined) return [];
    const message = `"${text}" stands in "${first.document}" (${first.pointer}) as well: one of the two was probably copied, and not yet written anew.`;
    return [{ document, pointer, code: 'same-text-twice', message }];
  });

/** Whether the example of a message says what the message is called, beside the other one, and its text does not. */
function hasLostItsName({ pointer, text, example = '' }: ContentText, other: ContentText): boolean {
  const others = other.pointer.split('/');
  const own = pointer.split('/').filter((name, at) => name !== others[at]);
  const [said, meant] = [listWords(text), listWords(example)];
  return listWords(own.join(' ')).some((word) => hasWord(meant, word) && !hasWord(said, word));
}
