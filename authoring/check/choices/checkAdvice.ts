import { escapeName, type Place } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import { inVariant } from '../origin/inVariant.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';

/** "Choose No to continue." */
const ADVICE = /\b(?:choose|select|answer|pick|press|say) ["“‘']?(?<answer>Yes|No)\b/i;

/** Reports messages that tell guests to choose the answer that their rule refuses. */
export function checkAdvice(
  { definitions, variants }: Pick<CheckedDocuments, 'definitions' | 'variants'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] {
  const problems = [...definitions, ...variants].flatMap(({ name: document, id, document: { pages } }) =>
    pages.flatMap(({ rules = [], messages }, page) =>
      rules.flatMap((rule): readonly AuthoringProblem[] => {
        if (!('check' in rule)) return [];
        const { check, that, message: name } = rule;
        const words = readMember(readMember(messages, check), name);
        const advised = typeof words === 'string' ? ADVICE.exec(words)?.groups?.answer : undefined;
        const accepted = onlyAnswer(that, `answers.${check.slice(1)}`);
        if (advised === undefined || accepted === undefined || advised.toLowerCase() === accepted.toLowerCase())
          return [];
        const message = `The words tell guests to choose ${advised}, and the rule accepts ${accepted} alone.`;
        const pointer = `/pages/${page}/messages/${escapeName(check)}/${name}`;
        return [inVariant(id, atOrigin<AuthoringProblem>({ document, pointer, code: 'says-another-choice', message }))];
      }),
    ),
  );
  return [...new Map(problems.map((problem) => [`${problem.document}#${problem.pointer}`, problem])).values()];
}

/** The one answer to a yes or no that a rule accepts; undefined where it says something else. */
function onlyAnswer(rule: unknown, answer: string): 'Yes' | 'No' | undefined {
  const isAnswer = (part: unknown): boolean => readMember(part, 'var') === answer;
  if (isAnswer(rule)) return 'Yes';
  const [negated, compared] = [readMember(rule, '!'), readMember(rule, '==')];
  if (isAnswer(negated) || listMembers(negated).some(([, part]) => isAnswer(part))) return 'No';
  const [[, one] = [], [, other] = []] = listMembers(compared);
  if (!isAnswer(one) || typeof other !== 'boolean') return undefined;
  return other ? 'Yes' : 'No';
}
