import type { Place } from '#engine';
import { nearestName } from '#engine/problems';
import { listMembers, readMember } from '../../jsonParts.ts';
import { type AskedField, askedFields } from '../fields/AskedField.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';

/**
 * Reports rules that fill in an option which the field does not offer, because it was renamed in its list alone: nothing
 * is filled in. The compiler reports the same of computed fields.
 */
export const checkFilledOptions = (
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] => {
  const problems = definitions.flatMap(({ name: document, document: form }) => {
    const fields = askedFields(form);
    return form.pages.flatMap(({ rules = [] }, page) =>
      rules.flatMap((rule, index): readonly AuthoringProblem[] => {
        if (!('prefill' in rule)) return [];
        const at = `/pages/${page}/schema/properties${rule.prefill}`;
        const offered = optionsOf(fields.find(({ pointer }) => pointer === at));
        const stray = filledIn(rule.with).find((value) => offered !== undefined && !offered.includes(value));
        if (stray === undefined || offered === undefined) return [];
        const suggestion = nearestName(stray, offered);
        return [
          atOrigin<AuthoringProblem>({
            document,
            pointer: `/pages/${page}/rules/${index}/with`,
            code: 'filled-with-another',
            message: `"${rule.prefill.slice(1)}" would be filled in with "${stray}", which is not one of its choices.`,
            known: offered,
            ...(suggestion !== undefined && { suggestion }),
          }),
        ];
      }),
    );
  });
  return [...new Map(problems.map((problem) => [`${problem.document}#${problem.pointer}`, problem])).values()];
};

/** The values of the choices that are written in the form; undefined where there are none, or others are offered. */
function optionsOf(field: AskedField | undefined): readonly string[] | undefined {
  if (field === undefined) return undefined;
  const { enum: values, oneOf: titled } = field.schema.items ?? field.schema;
  const options = values ?? titled?.map(({ const: value }) => value);
  return options?.filter((value) => typeof value === 'string');
}

/** The texts that a rule fills in as they are written. */
function filledIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(filledIn);
  const parts = listMembers(readMember(value, 'if')).map(([, part]) => part);
  return parts.flatMap((part, index) => (index % 2 === 1 || index === parts.length - 1 ? filledIn(part) : []));
}
