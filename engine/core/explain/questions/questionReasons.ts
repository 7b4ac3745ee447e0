import { formatPointer } from '../../json/pointer.ts';
import type { AskedQuestion } from '../../questionnaire/Eligibility.ts';
import type { QuestionPlan } from '../../questionnaire/QuestionnairePlan.ts';
import type { CompiledRule } from '../../rules/CompiledRule.ts';
import { evaluateCondition } from '../../rules/evaluateRule.ts';
import { UNKNOWN } from '../../rules/Unknown.ts';
import type { QuestionPlace } from '../explanation/ExplainedPlace.ts';
import type { Effect, Missing, Outcome, Reason } from '../explanation/Explanation.ts';
import { explainPart, type Names } from '../explanation/explainPart.ts';
import { findQuestion, type QuestionCase } from './QuestionCase.ts';
import { isOfSchema } from './readQuestionOutcome.ts';

/** Everything that has a say about a place of a questionnaire. */
export function questionReasons(
  given: QuestionCase,
  path: readonly AskedQuestion[],
  place: QuestionPlace,
  outcome: Outcome,
): readonly Reason[] {
  const names = questionNames(given, path);
  const last = path.at(-1);
  const scope = last?.view.scope ?? { ...given.outer, answers: {}, criteria: {}, settings: {} };

  const placeOf = (question: QuestionPlan, ...inner: readonly (string | number)[]) => ({
    document: given.plan.document,
    pointer: formatPointer(['questions', given.plan.questions.indexOf(question), ...inner]),
  });
  const ruleReason = (rule: CompiledRule, effect: Effect, decides: boolean, question: QuestionPlan): Reason => ({
    ...(rule.place ?? placeOf(question)),
    effect,
    decides,
    rule: explainPart(rule.root, scope, names),
  });

  /** Why the questions stop, or end, where they do. */
  function endReasons(): readonly Reason[] {
    if (last === undefined)
      return [{ document: given.plan.document, pointer: '/questions', effect: 'last', decides: true }];
    const { question, violations } = last;
    if (violations.length > 0) return answerReasons(last);
    return outcomeReasons(question);
  }

  /** The entries of `answers` up to the one that decides. */
  function outcomeReasons(question: QuestionPlan): readonly Reason[] {
    const truths = question.answers.map(({ holds }) => evaluateCondition(holds, scope));
    const at = truths.findIndex((truth) => truth !== false);
    const tried = at === -1 ? question.answers : question.answers.slice(0, at + 1);
    const reasons = tried.map(({ holds, submitAction, message }, index): Reason => {
      const effect =
        truths[index] === UNKNOWN
          ? 'undecided'
          : submitAction === 'schedule'
            ? 'schedule'
            : submitAction === undefined
              ? 'next'
              : 'fail';
      const reason = ruleReason(holds, effect, index === at || at === -1, question);
      return { ...reason, about: question.id, ...(message !== undefined && { value: message }) };
    });
    return at === -1
      ? [...reasons, { ...placeOf(question), effect: 'last', decides: true, about: question.id }]
      : reasons;
  }

  function answerReasons({ question, violations }: AskedQuestion): readonly Reason[] {
    const keywords = violations.filter(({ keyword }) => isOfSchema(question, keyword));
    const isRefused = violations.length > 0;
    const checks = question.page.checks.flatMap((check) => {
      const fails = violations.some(({ keyword }) => keyword === check.message);
      if (check.message === 'undecided') return fails ? outcomeReasons(question) : [];
      return [ruleReason(check.that, 'check', fails || !isRefused, question)];
    });
    const schema = keywords.map(({ keyword, params: { limit } }): Reason => {
      const effect =
        keyword === 'required' ? 'unanswered' : ['enum', 'oneOf', 'const'].includes(keyword) ? 'choice' : 'schema';
      const about = effect === 'schema' ? keyword : question.id;
      return { ...placeOf(question), effect, decides: true, about, ...(limit !== undefined && { value: limit }) };
    });
    return [...schema, ...checks];
  }

  if (place.kind === 'outcome') return endReasons();
  const question = findQuestion(given.plan, place.question);
  const asked = path.find((each) => each.question === question);
  if (outcome === 'not reached') {
    const stop =
      last === undefined
        ? []
        : [{ ...placeOf(last.question), effect: 'unreached', decides: true, about: last.question.id } as const];
    return [...stop, ...endReasons()];
  }
  switch (place.kind) {
    case 'question':
      return question.skipWhen === undefined ? [] : [ruleReason(question.skipWhen, 'skip', true, question)];
    case 'option': {
      const { when } = question.options.find(({ value }) => value === place.option) ?? {};
      return when === undefined ? [] : [ruleReason(when, 'offer', true, question)];
    }
    case 'notice': {
      const { when } = question.notices[place.notice] ?? {};
      return when === undefined ? [] : [ruleReason(when, 'notice', true, question)];
    }
    case 'answer':
      return asked === undefined ? [] : answerReasons(asked);
    case 'check': {
      const check = question.page.checks.find(({ message }) => message === place.message);
      return check === undefined ? [] : [ruleReason(check.that, 'check', true, question)];
    }
  }
}

/** What is known about the names that rules of questions read. */
function questionNames({ plan, answers }: QuestionCase, path: readonly AskedQuestion[]): Names {
  const questionOf = ([root, id]: readonly string[]) =>
    root === 'answers' || root === 'criteria' ? plan.questions.find((each) => each.id === id) : undefined;
  return {
    title: (names) => questionOf(names)?.title,
    missing: (names): Missing => {
      const question = questionOf(names);
      if (question === undefined) return names[0] === 'steps' ? 'not answered' : 'unknown to the app';
      if (answers[question.id] === undefined) return 'not answered';
      return path.some((asked) => asked.question === question) ? 'unusable' : 'off the path';
    },
  };
}
