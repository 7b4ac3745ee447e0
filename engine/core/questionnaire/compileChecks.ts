import { inside, unknownName } from '../errors/problem.ts';
import type { CheckPlan } from '../form/PagePlan.ts';
import { formatPointer } from '../json/pointer.ts';
import { listPlaceholders } from '../messages/fillTemplate.ts';
import type { PageMessages } from '../messages/MessageCatalogue.ts';
import { compileQuestionRule, compileText, type QuestionContext, within } from './QuestionContext.ts';

export interface CompiledChecks {
  readonly checks: readonly CheckPlan[];
  /** The words of the checks, as a page has them. */
  readonly messages: PageMessages;
}

/** What an answer must be to be taken. */
export function compileChecks(context: QuestionContext): CompiledChecks {
  const path = formatPointer([context.question.id]);
  const checks: CheckPlan[] = [];
  const texts: [string, string][] = [];
  for (const [index, { that, message }] of (context.question.checks ?? []).entries()) {
    const at = within(context, 'checks', index);
    const rule = compileQuestionRule(that, context, 'answered', inside(at, 'that'));
    const text = compileText(message, inside(at, 'message'), context.problems);
    for (const name of listPlaceholders(text).filter((each) => each !== 'label'))
      context.problems.push(
        unknownName(inside(at, 'message'), 'message', 'something these words can mention', name, ['label']),
      );
    const key = `check${index + 1}`;
    if (rule !== undefined) checks.push({ path, names: [context.question.id], that: rule, message: key });
    texts.push([key, text]);
  }
  return { checks, messages: { [path]: Object.fromEntries(texts) } };
}
