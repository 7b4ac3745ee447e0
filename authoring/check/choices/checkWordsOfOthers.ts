import { escapeName, type FormDefinition, type Place, type QuestionnaireDefinition } from '#engine';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { findSwaps, type NamedWords } from '../words/findSwaps.ts';
import { hasWord, listWords } from '../words/wordStems.ts';
import { findExchanged } from './findExchanged.ts';

/** Words that a guest reads after an answer, beside what was asked or chosen. */
interface Said extends NamedWords {
  readonly pointer: string;
  /** What was asked or chosen. */
  readonly called: string;
  readonly text: string;
}

/**
 * Reports messages of fields, and of the answers to questions, that belong to another one: two in each other's place, and
 * one that was copied and speaks of the other alone. Words that several forms share are meant for several fields.
 */
export const checkWordsOfOthers = (
  { definitions, questionnaires }: Pick<CheckedDocuments, 'definitions' | 'questionnaires'>,
  atOrigin: <T extends Place>(problem: T) => T,
  services: readonly ServiceType[],
): readonly AuthoringProblem[] =>
  [
    ...definitions.flatMap(({ name: document, document: form }) => {
      const isOwn = ({ pointer }: Said): boolean => atOrigin({ document, pointer }).document === document;
      return [...messagesOf(form).values()]
        .map((said) => said.filter(isOwn))
        .flatMap((said) => [...swappedIn(document, said), ...copiedIn(document, said)]);
    }),
    ...questionnaires.flatMap(({ name: document, document: { questions } }) => [
      // Two questions may well end with the same words: "Please see your doctor first."
      ...exchangedIn(document, questions, services),
      ...questions.map(answersOf).flatMap((said) => [...swappedIn(document, said), ...copiedIn(document, said)]),
    ]),
  ].map(atOrigin);

const swappedIn = (document: string, said: readonly Said[]): readonly AuthoringProblem[] =>
  findSwaps(said)
    .filter(([one, other]) => one.text !== other.text)
    .map(describeSwap(document));

const describeSwap =
  (document: string) =>
  ([one, other]: readonly [Said, Said]): AuthoringProblem => {
    const message = `"${one.called}" has "${one.text}", and "${other.called}" (${other.pointer}) has "${other.text}": each speaks of the other.`;
    return { document, pointer: one.pointer, code: 'swapped-words', message };
  };

/** Refusals of two questions, by the words of these, and by what their own conditions tell. */
function exchangedIn(
  document: string,
  questions: readonly Question[],
  services: readonly ServiceType[],
): readonly AuthoringProblem[] {
  const swapped = swappedIn(document, questions.flatMap(refusalOf));
  if (swapped.length > 0) return swapped;
  const refusals = questions.flatMap((question, index) => {
    const { id, title, description, options = [], skipWhen, answers = [] } = question;
    const asked = [id, title, description, ...listMembers(options).map(([, option]) => readMember(option, 'title'))];
    return answersOf(question, index).map((said) => {
      const when = readMember(listMembers(answers)[Number(said.pointer.split('/')[4])]?.[1], 'when');
      const about = [...asked, ...namedIn(skipWhen, services), ...namedIn(when, services)];
      return { ...said, called: id, about: listWords(about.join(' ')) };
    });
  });
  return findExchanged(refusals, (one, other) => one.called !== other.called && one.text !== other.text).map(
    describeSwap(document),
  );
}

/** The answers, choices and services of which a condition speaks. */
function namedIn(condition: unknown, services: readonly ServiceType[]): readonly string[] {
  if (typeof condition === 'object') return listMembers(condition).flatMap(([, part]) => namedIn(part, services));
  const service = services.find(({ id }) => String(id) === condition);
  if (service !== undefined) return [service.name];
  return typeof condition === 'string' && !/^(?:context|steps)\./.test(condition) ? [condition] : [];
}

const copiedIn = (document: string, said: readonly Said[]): readonly AuthoringProblem[] =>
  said.flatMap((one): readonly AuthoringProblem[] => {
    const other = said.find((each) => each !== one && each.text === one.text && speaksOf(each, one));
    if (other === undefined) return [];
    const message = `"${one.called}" has the text of "${other.called}" (${other.pointer}), of which alone it speaks: "${one.text}".`;
    return [{ document, pointer: one.pointer, code: 'same-text-twice', message }];
  });

/** So many words of a long name name it. */
const enough = 2;

/** Whether the words say what their name has beside the other one, all of it or enough, and nothing of the other. */
function speaksOf({ words, name }: NamedWords, { name: other }: NamedWords): boolean {
  const own = name.filter((word) => !hasWord(other, word));
  const said = own.filter((word) => hasWord(words, word));
  const isNamed = own.length > 0 && said.length >= Math.min(own.length, enough);
  return isNamed && !other.some((word) => !hasWord(name, word) && hasWord(words, word));
}

/** Which of two insurances is meant is told apart by the names of the fields, in another check. */
const SIDE = /\b(?:primary|secondary)\b/gi;

/** The messages of each keyword. */
function messagesOf({ pages }: FormDefinition): ReadonlyMap<string, readonly Said[]> {
  const byKeyword = new Map<string, Said[]>();
  pages.forEach(({ schema, messages }, page) => {
    for (const [path, texts] of listMembers(messages))
      for (const [keyword, text] of listMembers(texts)) {
        const title = readMember(readMember(readMember(schema, 'properties'), path.slice(1)), 'title');
        if (typeof text !== 'string' || typeof title !== 'string') continue;
        const pointer = `/pages/${page}/messages/${escapeName(path)}/${keyword}`;
        byKeyword.set(keyword, [
          ...(byKeyword.get(keyword) ?? []),
          saidOf(pointer, title, title.replaceAll(SIDE, ' '), text),
        ]);
      }
  });
  return byKeyword;
}

type Question = QuestionnaireDefinition['questions'][number];

/** What a guest reads whom a question ends, where it is one text. */
function refusalOf(question: Question, index: number): readonly Said[] {
  const [said, ...more] = answersOf(question, index);
  const asked = [question.title, question.description].filter((text) => typeof text === 'string');
  return said === undefined || more.length > 0
    ? []
    : [{ ...said, called: question.id, name: listWords([question.id, ...asked].join(' ')) }];
}

/** What a guest reads whom an answer ends, beside the words of the options. */
function answersOf({ id, options = [], answers = [] }: Question, index: number): readonly Said[] {
  return listMembers(answers).flatMap(([at, answer]) => {
    const [chosen, text] = [[readMember(answer, 'is')].flat(), readMember(answer, 'message')];
    const words = listMembers(options).flatMap(([, option]) =>
      chosen.includes(readMember(option, 'value')) ? [String(readMember(option, 'title'))] : [],
    );
    const pointer = `/questions/${index}/answers/${at}/message`;
    return typeof text === 'string' ? [saidOf(pointer, words.join(', ') || id, words.join(' '), text)] : [];
  });
}

const saidOf = (pointer: string, called: string, name: string, text: string): Said => ({
  pointer,
  called,
  text,
  name: listWords(name),
  words: listWords(text),
});
