import { escapeName, type Place } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';

/**
 * Reports answers that a booking sends and that its review leaves out: a guest would book without having seen them again.
 * What is asked a second time, such as an email address, is not sent.
 */
export function checkHiddenAnswers(
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] {
  const problems = definitions.flatMap(({ name: document, document: { pages, payload = [] } }) =>
    pages.flatMap(({ uiSchema, rules = [], payload: own = [] }, page) =>
      listMembers(uiSchema).flatMap(([name, ui]): readonly AuthoringProblem[] => {
        const from = `/${escapeName(name)}`;
        const line = [...payload, ...own].find((each) => each.from === from && !each.to.startsWith('/search/'));
        const isComputed = rules.some((rule) => 'compute' in rule && rule.compute === from);
        const isHidden = (readMember(ui, 'ui:review') ?? readMember(readMember(ui, 'ui:options'), 'review')) === false;
        if (line === undefined || isComputed || !isHidden) return [];
        const message = `"${name}" is sent to "${line.to}", and the review leaves it out ("ui:review"): guests would book without having seen that answer there.`;
        const pointer = `/pages/${page}/uiSchema${from}`;
        return [atOrigin({ document, pointer, code: 'no-final-review', message } as const)];
      }),
    ),
  );
  return [...new Map(problems.map((problem) => [`${problem.document}#${problem.pointer}`, problem])).values()];
}
