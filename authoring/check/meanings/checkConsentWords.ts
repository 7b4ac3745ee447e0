import type { Place } from '#engine';
import { askedFields } from '../fields/AskedField.ts';
import { inVariant } from '../origin/inVariant.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { lastOf } from './requestMeanings.ts';

/** What a guest knows or reads, not does: "Do you understand that texts are not encrypted?" */
const known =
  /\b(?:know|aware|understand|understood|acknowledge|agree|accept|confirm|consent|informed|read)\b[^,;]*?\b(?:that|how|what|when|why|where)\b(?! we (?:do|will|may|should) not\b| we (?:don|won)['’]t\b).*$/i;

/** What holds for somebody else, or for the words themselves: "the visit that is not covered", "whether or not". */
const aside =
  /\b(?:can|could|am|is|are|was|were|has|have|does|or|if|whether|but|only)\s+not\b|\bcannot\b|\b(?:ca|could|is|are|was|were|has|have|does)n['’]t\b/gi;

const refusing: readonly RegExp[] = [
  /\bnot\b|n['’]t\b|\bnever\b|\bno longer\b/i,
  /\b(?:declin|refus|object|dissent|forbid|prohibit|withh[eo]ld|withdr[ae]w|revok|reject|exclud|prevent|skip|avoid)\w*\b(?! (?:policy|form))/i,
  /\bopt(?:ed|ing)? out\b|\bopt-out of\b|\bstop (?:us|shar|send|text)\w*/i,
  /\b(?:ke(?:ep|pt)|leave|left|stay)\b.*\b(?:out|off)\b|\b(?:nobody|no one|nothing)\b|\bkeep\b.*\b(?:record|information|data)s?\b.*\b(?:private|confidential)\b/i,
];

/** Words of a question that ask for the opposite of a consent; undefined where there are none. */
export function refusalIn(words: string): string | undefined {
  const sentences = words.replaceAll(/<[^>]*>/g, ' ').match(/[^.!?]+[.!?]?/g) ?? [];
  const questions = sentences.filter((sentence) => sentence.endsWith('?'));
  const asked = questions.length > 0 ? questions : sentences.slice(0, 1);
  const said = asked.map((sentence) => sentence.replace(known, '').replaceAll(aside, '')).join(' ');
  return refusing.flatMap((pattern) => pattern.exec(said)?.[0] ?? [])[0];
}

/** Offers something that guests may want, and asks for no consent. */
const offers =
  /^(?:would you like|do you want|do you need|can we get you|shall we (?:send|give) you) (?:an?|the|some|more|another)\b/i;

/** Reports questions whose Yes refuses what is sent as a consent, or says that something is wanted. */
export function checkConsentWords(
  { definitions, variants, questionnaires }: Pick<CheckedDocuments, 'definitions' | 'variants' | 'questionnaires'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] {
  const fields = [...definitions, ...variants].flatMap(({ name: document, id, document: form }) =>
    askedFields(form).flatMap(({ schema: { type, meaning, title }, pointer }) =>
      type === 'boolean' ? [{ document, id, meaning, title, pointer }] : [],
    ),
  );
  const questions = questionnaires.flatMap(({ name: document, id, document: { questions: asked } }) =>
    asked.map(({ meaning, title }, index) => ({ document, id, meaning, title, pointer: `/questions/${index}` })),
  );
  const problems = [...fields, ...questions].flatMap(({ document, id, meaning = '', title = '', pointer }) => {
    const refusal =
      typeof title === 'string' && /consent/i.test(lastOf(meaning))
        ? (refusalIn(title) ?? offers.exec(title)?.[0])
        : undefined;
    if (refusal === undefined) return [];
    const message = `The question says "${refusal}", and Yes is sent as a consent ("${meaning}"): ask so that Yes consents.`;
    const place = { document, pointer: `${pointer}/title` };
    return [inVariant(id, atOrigin<AuthoringProblem>({ ...place, code: 'sent-as-another', message }))];
  });
  return [...new Map(problems.map((problem) => [`${problem.document}#${problem.pointer}`, problem])).values()];
}
