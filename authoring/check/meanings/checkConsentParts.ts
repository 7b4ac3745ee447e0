import { escapeName } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { listWords } from '../words/wordStems.ts';

/** A part of a document of consents, which has a question of its own. */
interface ConsentPart {
  readonly name: string;
  readonly question: string;
}

/** Reports questions of a consent that speak of another consent of the same document, and not of their own. */
export const checkConsentParts = (documents: readonly ParsedDocument[]): readonly AuthoringProblem[] =>
  documents.flatMap(({ file: { kind, name: document }, document: value }) => {
    const parts = kind.isConsent ? listMembers(value).flatMap(partOf) : [];
    return parts.flatMap((part): readonly AuthoringProblem[] => {
      const other = speaksOf(part, part) ? undefined : parts.find((each) => speaksOf(part, each));
      if (other === undefined) return [];
      const message = `"${part.question}" speaks of "${other.name}", and asks for "${part.name}".`;
      return [{ document, pointer: `/${escapeName(part.name)}/question`, code: 'swapped-words', message }];
    });
  });

const partOf = ([name, part]: readonly [string, unknown]): readonly ConsentPart[] => {
  const question = readMember(part, 'question');
  return typeof question === 'string' ? [{ name, question }] : [];
};

/** Words that are in more than one of the names say nothing, and so do those that are in every consent. */
const GENERAL = ['consent', 'agreement', 'policy', 'patient', 'information'];

/** The shortest word that is no accident within another one: "nutrition" in "telenutrition". */
const SHORTEST = 5;

const speaksOf = ({ question }: ConsentPart, { name }: ConsentPart): boolean => {
  const named = listWords(name).filter((word) => !GENERAL.includes(word));
  return listWords(question).some((word) =>
    named.some((each) => each === word || (word.length >= SHORTEST && (each.includes(word) || word.includes(each)))),
  );
};
