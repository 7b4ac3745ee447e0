import type { FormDefinition, Place } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import { type AskedField, askedFields } from '../fields/AskedField.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { Checked, CheckedDocuments } from '../read/CheckedDocuments.ts';
import { hasWord, listWords } from './wordStems.ts';

/**
 * Reports questions that are asked after another and speak of "these medications", of which that one says nothing, while
 * another question of the page does: the texts of the two, or the conditions, are probably exchanged.
 */
export const checkFollowUps = (
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] => definitions.flatMap(followUpsOfOthers).map(atOrigin);

function followUpsOfOthers({ name: document, document: form }: Checked<FormDefinition>): readonly AuthoringProblem[] {
  const fields = askedFields(form);
  return form.pages.flatMap(({ rules = [] }, page) => {
    const ofPage = fields.filter(({ pointer }) => pointer.startsWith(`/pages/${page}/`));
    return rules.flatMap((rule) => {
      if (!('show' in rule)) return [];
      const { show, when } = rule;
      const before = ofPage.filter(({ name }) => answersIn(when).includes(name));
      const after = ofPage.filter(({ name }) => show.includes(`/${name}`));
      const others = ofPage.filter((each) => !before.includes(each) && !show.includes(`/${each.name}`));
      return after.flatMap((field): readonly AuthoringProblem[] => {
        const thing = /\b(?:these|those) (\p{L}{4,})/iu.exec(field.schema.title ?? '')?.[1]?.toLowerCase();
        if (thing === undefined || before.length !== 1 || before.some((each) => speaksOf(each, thing))) return [];
        const [other] = others.filter((each) => each.schema.type === before[0]?.schema.type && speaksOf(each, thing));
        if (before[0] === undefined || other === undefined) return [];
        const message = `"${field.schema.title}" is asked after "${before[0].name}", which speaks of no ${thing}; "${other.name}" does: "${other.schema.title}".`;
        return [{ document, pointer: `${before[0].pointer}/title`, code: 'swapped-words', message }];
      });
    });
  });
}

const speaksOf = ({ schema: { title = '', description = '' } }: AskedField, thing: string): boolean =>
  hasWord(listWords(`${title} ${description}`), thing);

/** The names of the answers on which a condition depends. */
const answersIn = (rule: unknown): readonly string[] => {
  const read = readMember(rule, 'var');
  const [, name] = typeof read === 'string' ? (/^answers\.([\w-]+)/.exec(read) ?? []) : [];
  return [...(name === undefined ? [] : [name]), ...listMembers(rule).flatMap(([, part]) => answersIn(part))];
};
