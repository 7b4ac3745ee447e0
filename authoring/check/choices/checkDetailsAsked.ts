import type { FormDefinition, Place } from '#engine';
import { readMember } from '../../jsonParts.ts';
import { type AskedField, askedFields } from '../fields/AskedField.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { yesSays } from './yesSays.ts';

/** What only somebody has of whom it is asked which. */
const AILMENT = /\b(?:allerg|restrict|condition|symptom|problem|trouble|limitation|difficult|reaction|disorder)/i;

/** A name of what there is not. */
const DENYING = /(?:^|[a-z])(?:Not|No|Without|Never|not|no|without|never)(?=[A-Z])/;

/**
 * Reports a question whose Yes says that there is nothing, by its words, and by whose Yes guests are asked what it is: "Can you eat
 * everything?", and then which allergies; or whose Yes is sent as that there is something: "Without a serious reaction?", as
 * `hadReaction`.
 */
export const checkDetailsAsked = (
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] =>
  definitions.flatMap(({ name: document, document: form }) => {
    const fields = askedFields(form);
    return fields.flatMap((field): readonly AuthoringProblem[] => {
      const { name, pointer, schema } = field;
      if (schema.type !== 'boolean' || schema.title === undefined) return [];
      const said = yesSays(schema.title);
      const [detail] = shownByYes(name, form)
        .flatMap((shown) => fields.filter((each) => each.name === shown))
        .filter(({ schema: { type } }) => type !== 'boolean')
        .filter((each) => said === 'freedom' || (said === 'ability' && asksForAilment(each)));
      const isSent = said === 'freedom' && schema.meaning !== undefined && !DENYING.test(schema.meaning);
      if (detail === undefined && !isSent) return [];
      const then = detail
        ? `who answers Yes is asked "${detail.schema.title ?? detail.name}"`
        : `Yes is sent as "${schema.meaning}"`;
      const message = `"${schema.title}" asks whether there is nothing of it, and ${then}.`;
      return [atOrigin({ document, pointer: `${pointer}/title`, code: 'says-the-opposite', message })];
    });
  });

const asksForAilment = ({ name, schema: { title = '' } }: AskedField): boolean =>
  AILMENT.test(title) || AILMENT.test(name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));

/** The fields that are shown when the answer is Yes, and for no other reason. */
const shownByYes = (name: string, { pages }: FormDefinition): readonly string[] =>
  pages.flatMap(({ rules = [] }) =>
    rules.flatMap((rule) => ('show' in rule && isYes(rule.when, name) ? rule.show.map((path) => path.slice(1)) : [])),
  );

function isYes(when: unknown, name: string): boolean {
  const [read, value] = Array.isArray(readMember(when, '=='))
    ? [0, 1].map((at) => readMember(readMember(when, '=='), String(at)))
    : [when, true];
  return value === true && readMember(read, 'var') === `answers.${name}`;
}
