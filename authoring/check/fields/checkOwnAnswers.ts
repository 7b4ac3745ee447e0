import type { Place } from '#engine';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';

/**
 * Reports rules that refuse the answer to a field by the answers to other fields alone: a guest who reads the message at
 * that field cannot mend it there. Rules that go by named conditions are left alone.
 */
export const checkOwnAnswers = (
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] =>
  definitions.flatMap(({ name: document, document: { pages } }) =>
    pages.flatMap(({ rules = [] }, page) =>
      rules.flatMap((rule, at): readonly AuthoringProblem[] => {
        if (!('check' in rule)) return [];
        const [, field = ''] = rule.check.split('/');
        const read = [...JSON.stringify(rule.that).matchAll(/"answers\.([^".]+)/g)].map(([, name]) => name);
        if (read.length === 0 || read.includes(field) || /"conditions?\.|"rule"/.test(JSON.stringify(rule.that)))
          return [];
        const message = `This refuses the answer to "${field}" by the answer to "${read.join('" and "')}" alone, so no other answer to "${field}" is taken.`;
        const pointer = `/pages/${page}/rules/${at}/that`;
        return [atOrigin<AuthoringProblem>({ document, pointer, code: 'refused-for-another', message })];
      }),
    ),
  );
