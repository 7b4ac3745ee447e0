import { inside, unknownName } from '../errors/problem.ts';
import type { CheckPlan } from '../form/PagePlan.ts';
import { formatPointer } from '../json/pointer.ts';
import { placesOf } from '../messages/fillTemplate.ts';
import type { PageMessages } from '../messages/MessageCatalogue.ts';
import { compileQuestionRule, compileText, type QuestionSite, within } from './QuestionSite.ts';

export interface CompiledChecks {
  readonly checks: readonly CheckPlan[];
  /** The words of the checks, as a page has them. */
  readonly messages: PageMessages;
}

/** What an answer must be to be taken. */
export function compileChecks(site: QuestionSite): CompiledChecks {
  const path = formatPointer([site.question.id]);
  const checks: CheckPlan[] = [];
  const words: [string, string][] = [];
  for (const [index, { that, message }] of (site.question.checks ?? []).entries()) {
    const at = within(site, 'checks', index);
    const rule = compileQuestionRule(that, site, 'answered', inside(at, 'that'));
    const text = compileText(message, inside(at, 'message'), site.problems);
    for (const name of placesOf(text).filter((each) => each !== 'label'))
      site.problems.push(
        unknownName(inside(at, 'message'), 'message', 'something these words can mention', name, ['label']),
      );
    const key = `check${index + 1}`;
    if (rule !== undefined) checks.push({ path, names: [site.question.id], that: rule, message: key });
    words.push([key, text]);
  }
  return { checks, messages: { [path]: Object.fromEntries(words) } };
}
