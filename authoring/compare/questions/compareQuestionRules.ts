import { type CompiledRule, evaluateCondition, isFailing, isShown, type QuestionPlan, UNKNOWN } from '#engine';
import type { QuestionModel } from '../../proof/model/QuestionModel.ts';
import { ownChecks } from '../../proof/questions/questionConditions.ts';
import type { Found } from '../Change.ts';
import { say } from '../forms/compareField.ts';
import type { Rules } from '../rules/openRules.ts';
import { writtenRule } from '../rules/writtenRule.ts';

/** What the rules of two versions of a question come to: when it is asked, what it offers, takes, shows and leads to. */
export function compareQuestionRules(was: QuestionPlan, is: QuestionPlan, rules: Rules): readonly Found[] {
  const [before, after] = [rules.before.questions, rules.after.questions];
  if (before === undefined || after === undefined) return [];
  const isAsked = (): boolean => !before.isSkipped(was) && !after.isSkipped(is);
  const isAnswered = (): boolean => isAsked() && before.taken(was) !== undefined && after.taken(is) !== undefined;
  const compare = (what: string, aspect: Aspect, given: () => boolean): readonly Found[] => {
    if (aspect.written(was) === aspect.written(is)) return [];
    const sameness = rules.compare(
      () => aspect.effect(was, before),
      () => aspect.effect(is, after),
      given,
    );
    return say(what, sameness, (effect) => `${aspect.name} "${was.id}" ${effect}`);
  };
  return [
    ...compare(`The condition of "${was.id}"`, asking, () => true),
    ...compare(`What is offered at "${was.id}"`, offering, isAsked),
    ...compare(`What is accepted at "${was.id}"`, checking, isAnswered),
    ...compare(`What follows "${was.id}"`, leading, isAnswered),
    ...compare(`What is shown beside "${was.id}"`, noticing, isAsked),
  ];
}

/** One thing that the rules of a question decide, as words. */
interface Aspect {
  readonly name: string;
  readonly written: (question: QuestionPlan) => string;
  readonly effect: (question: QuestionPlan, model: QuestionModel) => string;
}

const write = (rule: CompiledRule | undefined): string => (rule === undefined ? '' : writtenRule(rule));

const asking: Aspect = {
  name: 'the question',
  written: ({ skipWhen }) => write(skipWhen),
  effect: (question, model) => (model.isSkipped(question) ? 'is skipped' : 'is asked'),
};

const offering: Aspect = {
  name: 'the question',
  written: ({ options }) => JSON.stringify(options.map(({ value, when }) => [value, write(when)])),
  effect: ({ options }, model) => {
    const offered = options.filter((option) => model.isOffered(option)).map(({ value }) => value);
    return `offers ${offered.sort().join(', ') || 'nothing'}`;
  },
};

const checking: Aspect = {
  name: 'an answer to',
  written: (question) => JSON.stringify(ownChecks(question).map(({ that, message }) => [write(that), message])),
  effect: (question, { scope }) => {
    const refused = ownChecks(question).find(({ that }) => isFailing(evaluateCondition(that, scope), true));
    return refused === undefined ? 'is accepted' : `is refused ("${refused.message}")`;
  },
};

const leading: Aspect = {
  name: 'the answer to',
  written: ({ answers, options }) =>
    JSON.stringify([
      answers.map(({ holds, submitAction, message }) => [write(holds), submitAction, message]),
      options.map(({ value, criteria }) => [value, criteria]),
    ]),
  effect: ({ answers }, { scope }) => {
    for (const { holds, submitAction, message } of answers) {
      const truth = evaluateCondition(holds, scope);
      if (truth === UNKNOWN) return 'cannot be decided';
      if (!truth) continue;
      if (submitAction === 'schedule') return 'lets the guest book';
      return submitAction === undefined
        ? 'leads on'
        : `ends with ${message === undefined ? 'a refusal' : `"${message}"`}`;
    }
    return 'leads on';
  },
};

const noticing: Aspect = {
  name: 'beside the question',
  written: ({ notices }) => JSON.stringify(notices.map(({ text, when }) => [text, write(when)])),
  effect: ({ notices }, { scope }) => {
    const shown = notices.filter(({ when }) => when === undefined || isShown([evaluateCondition(when, scope)]));
    return shown.length === 0 ? 'stands no notice' : `stands ${shown.map(({ text }) => `"${text}"`).join(', ')}`;
  },
};
