import { escapeName, type FormDefinition, type JsonSchema, type Place } from '#engine';
import { readMember } from '../../jsonParts.ts';
import { type AskedField, askedFields } from '../fields/AskedField.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { Checked, CheckedDocuments } from '../read/CheckedDocuments.ts';
import { limitsOfRules } from './limitsOfRules.ts';
import { parseNumber, promisedNumber } from './promisedNumber.ts';

const keywords = ['maxItems', 'minItems', 'maxLength', 'minLength', 'maximum', 'minimum'] as const;

type Read = Pick<CheckedDocuments, 'definitions' | 'configurations' | 'prescreens'>;

/** Reports titles and descriptions that promise another number of choices than their field takes, and messages that say another limit. */
export const checkLimitsSaid = (
  read: Read,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] => {
  const problems = [...read.definitions.flatMap(otherLimits), ...otherRuleLimits(read)].map(atOrigin);
  return [...new Map(problems.map((problem) => [`${problem.document}#${problem.pointer}`, problem])).values()];
};

function otherLimits({ name: document, document: form }: Checked<FormDefinition>): readonly AuthoringProblem[] {
  return askedFields(form).flatMap((field) => {
    const { maxItems } = field.schema;
    return [
      ...(['title', 'description'] as const).flatMap((member) =>
        differs(document, `${field.pointer}/${member}`, promisedNumber(field.schema[member]), maxItems),
      ),
      ...keywords.flatMap((keyword) => {
        const { pointer, text } = messageOf(form, field, keyword);
        return differs(document, pointer, numbersIn(text)[0], readLimit(field.schema, keyword));
      }),
    ];
  });
}

const otherRuleLimits = (read: Read): readonly AuthoringProblem[] =>
  limitsOfRules(read).flatMap(({ document, said, values, setting }) =>
    said.flatMap(({ pointer, text }): readonly AuthoringProblem[] => {
      const number = promisedNumber(text);
      if (number === undefined || values.length === 0 || values.includes(parseNumber(number))) return [];
      const limit = values.join(' or ');
      const message =
        setting === undefined
          ? `The words say ${number}, and the limit is ${limit}.`
          : `The words say ${number}, and the rule compares with the setting "${setting}", which is ${limit}: "{${setting}}" would say it.`;
      return [{ document, pointer, code: 'says-another-limit', message }];
    }),
  );

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
