import { escapeName, type FormDefinition, type JsonSchema, type Place } from '#engine';
import { readMember } from '../../jsonParts.ts';
import { type AskedField, askedFields } from '../fields/AskedField.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { Checked, CheckedDocuments } from '../read/CheckedDocuments.ts';

const keywords = ['maxItems', 'minItems', 'maxLength', 'minLength', 'maximum', 'minimum'] as const;

const numbers = 'zero one two three four five six seven eight nine ten'.split(' ');

/** Reports titles that promise another number of choices than their field takes, and messages that say another limit. */
export const checkLimitsSaid = (
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] => {
  const problems = definitions.flatMap(otherLimits).map(atOrigin);
  return [...new Map(problems.map((problem) => [`${problem.document}#${problem.pointer}`, problem])).values()];
};

function otherLimits({ name: document, document: form }: Checked<FormDefinition>): readonly AuthoringProblem[] {
  return askedFields(form).flatMap((field) => {
    const { title, maxItems } = field.schema;
    const promised = /\b(?:up to|at most|no more than) (\w+)/i.exec(title ?? '')?.[1];
    return [
      ...differs(document, `${field.pointer}/title`, promised, maxItems),
      ...keywords.flatMap((keyword) => {
        const { pointer, text } = messageOf(form, field, keyword);
        return differs(document, pointer, numbersIn(text)[0], readLimit(field.schema, keyword));
      }),
    ];
  });
}

const readLimit = (schema: JsonSchema, keyword: (typeof keywords)[number]): number | undefined => schema[keyword];

function differs(
  document: string,
  pointer: string,
  said: string | undefined,
  limit: number | undefined,
): readonly AuthoringProblem[] {
  const number = said === undefined ? Number.NaN : parseNumber(said);
  if (limit === undefined || Number.isNaN(number) || number === limit) return [];
  const message = `The words say ${said}, and the limit is ${limit}.`;
  return [{ document, pointer, code: 'says-another-limit', message }];
}

const parseNumber = (word: string): number =>
  numbers.includes(word.toLowerCase()) ? numbers.indexOf(word.toLowerCase()) : Number(word);

const numbersIn = (text: string): readonly string[] =>
  (text.match(/\w+/g) ?? []).filter((word) => word.toLowerCase() !== 'one' && !Number.isNaN(parseNumber(word)));

/** What is said where an answer breaks a keyword; empty where the form has no such words for the field. */
function messageOf(form: FormDefinition, { name, pointer }: AskedField, keyword: string) {
  const page = Number(pointer.split('/')[2]);
  const words = readMember(readMember(form.pages[page]?.messages, `/${name}`), keyword);
  return {
    pointer: `/pages/${page}/messages/${escapeName(`/${name}`)}/${keyword}`,
    text: typeof words === 'string' ? words.replaceAll(/\{\w+\}/g, '') : '',
  };
}
