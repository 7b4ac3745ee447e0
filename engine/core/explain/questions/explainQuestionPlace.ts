import { isJson, type Json } from '../../json/Json.ts';
import type { JsonSchema } from '../../json/JsonSchema.ts';
import type { AskedQuestion } from '../../questionnaire/Eligibility.ts';
import type { QuestionnairePlan, QuestionPlan } from '../../questionnaire/QuestionnairePlan.ts';
import { questionPath } from '../../questionnaire/questionPath.ts';
import type { CompiledRule } from '../../rules/CompiledRule.ts';
import type { Answers } from '../../rules/Scope.ts';
import { findChange } from '../change/findChange.ts';
import { findUses } from '../change/findUses.ts';
import type { Changes, Variable } from '../change/Variable.ts';
import type { QuestionPlace } from '../explanation/ExplainedPlace.ts';
import type { Change, Explanation, Unchangeable } from '../explanation/Explanation.ts';
import { findQuestion, type QuestionCase } from './QuestionCase.ts';
import { questionReasons } from './questionReasons.ts';
import { isTurnedTo, type QuestionState, readQuestionOutcome } from './readQuestionOutcome.ts';

/** Explains a place of a questionnaire. `most` is the most changes of answers that are tried. */
export function explainQuestionPlace(given: QuestionCase, place: QuestionPlace, most: number): Explanation {
  const path = questionPath(given.plan, given.answers, given.outer);
  const state = readQuestionOutcome(given, path, place);
  return {
    place,
    title: place.kind === 'outcome' ? given.plan.title : findQuestion(given.plan, place.question).title,
    outcome: state.outcome,
    because: questionReasons(given, path, place, state.outcome),
    change: changeOf(given, place, state, most),
  };
}

function changeOf(whole: QuestionCase, place: QuestionPlace, before: QuestionState, most: number): Change {
  const given = { ...whole, plan: upTo(whole.plan, place) };
  const variables = listVariables(given);
  const links = linksOf(given.plan.questions);
  const attempt = (changes: Changes) => {
    const answers = applyChanges(given.answers, changes);
    const path = questionPath(given.plan, answers, given.outer);
    const after = readQuestionOutcome(given, path, place);
    // A change is only one that the guest could make: to an answer that is offered.
    const isPossible = path.every(
      ({ question, choices }) =>
        choices === undefined || !changes.has(question.id) || isChoice(choices, changes.get(question.id)),
    );
    return {
      isTurned: isPossible && isTurnedTo(place, before, after),
      live: liveAt(given, place, path, after, links),
      alike: nameLike(changes, after, links),
      outcome: after.outcome,
    };
  };
  const found = findChange({ variables, attempt, most });
  if (found.kind === 'undecided' || found.kind === 'more') return found;
  if (found.kind === 'none') return { kind: 'none', why: whyNone(given.plan, place, before) };
  const answers = variables.flatMap(({ key, title, now }) => {
    const to = found.changes.get(key);
    return to === undefined ? [] : [{ field: key, title, ...(now !== undefined && { from: now }), to }];
  });
  return { kind: 'found', answers, outcome: attempt(found.changes).outcome, smallest: found.smallest };
}

/** The questions up to the place. Those that follow have no say about it. */
function upTo(plan: QuestionnairePlan, place: QuestionPlace): QuestionnairePlan {
  if (place.kind === 'outcome') return plan;
  const end = plan.questions.indexOf(findQuestion(plan, place.question)) + 1;
  return { ...plan, questions: plan.questions.slice(0, end) };
}

/** Why no answers turn it. Where the questions stop before the place, those before it decide. */
function whyNone(plan: QuestionnairePlan, place: QuestionPlace, { outcome }: QuestionState): Unchangeable {
  if (outcome === 'not reached' || place.kind === 'outcome' || place.kind === 'answer') return 'no value';
  const question = findQuestion(plan, place.question);
  const rule = ruleOf(question, place);
  if (rule === undefined) return 'no rule';
  return rule.reads.some(([root]) => root === 'answers' || root === 'criteria') ? 'no value' : 'no answer';
}

function ruleOf(question: QuestionPlan, place: QuestionPlace): CompiledRule | undefined {
  switch (place.kind) {
    case 'option':
      return question.options.find(({ value }) => value === place.option)?.when;
    case 'notice':
      return question.notices[place.notice]?.when;
    case 'check':
      return question.page.checks.find(({ message }) => message === place.message)?.that;
    default:
      return question.skipWhen;
  }
}

/** For each question, itself and the questions whose answers decide what becomes of it. */
type Links = ReadonlyMap<string, ReadonlySet<string>>;

function linksOf(questions: readonly QuestionPlan[]): Links {
  const links = new Map<string, ReadonlySet<string>>();
  for (const question of questions) {
    const read = rulesOf(question).flatMap(({ reads }) =>
      reads.flatMap(([root, id = '']) => (root === 'answers' || root === 'criteria' ? [id] : [])),
    );
    links.set(question.id, new Set([question.id, ...read.flatMap((id) => [id, ...(links.get(id) ?? [])])]));
  }
  return links;
}

/**
 * The questions of which one must change next: those that decide about the place or, when the questions stop before it,
 * about the question where they stop.
 */
function liveAt(
  { plan }: QuestionCase,
  place: QuestionPlace,
  path: readonly AskedQuestion[],
  { outcome, last }: QuestionState,
  links: Links,
): ReadonlySet<string> {
  const stop = plan.questions[last]?.id ?? '';
  const focus = place.kind === 'outcome' || outcome === 'not reached' ? stop : place.question;
  const asked = new Set(path.map(({ question }) => question.id));
  const deciding = links.get(focus) ?? new Set();
  // A guest who is eligible can become ineligible at every question on the way.
  return outcome === 'eligible' ? asked : new Set([...deciding].filter((id) => asked.has(id)));
}

/** An answer that only its own question reads is done with once that question is passed, whichever answer it is. */
function nameLike(changes: Changes, { outcome, last }: QuestionState, links: Links): string {
  const isShared = (id: string): boolean => [...links].some(([other, decided]) => other !== id && decided.has(id));
  const named = [...changes].map(([id, value]) => [id, isShared(id) ? (value ?? null) : null] as const);
  return JSON.stringify([last, outcome, named.sort(([a], [b]) => a.localeCompare(b))]);
}

const isChoice = (choices: readonly (string | boolean)[], value: Json | undefined): boolean =>
  choices.some((choice) => choice === value);

const applyChanges = (answers: Answers, changes: Changes): Answers => ({ ...answers, ...Object.fromEntries(changes) });

/** All questions, the last first. A question that is answered can get another answer, but not none. */
function listVariables({ plan, answers, outer }: QuestionCase): readonly Variable[] {
  const { questions } = plan;
  const uses = findUses(
    questions.flatMap(rulesOf).map(({ root }) => ({
      root,
      scope: (changes) => wholeScope(questions, applyChanges(answers, changes), outer),
      resolve: ([name, id]) =>
        id !== undefined && (name === 'answers' || name === 'criteria') ? { key: id, depth: 2 } : undefined,
    })),
  );
  return [...questions].reverse().map((question) => {
    const schema: JsonSchema = question.page.schema.properties[question.id] ?? {};
    const given = answers[question.id];
    return {
      key: question.id,
      field: question.id,
      title: question.title,
      schema,
      now: isJson(given) ? given : undefined,
      uses: uses.get(question.id) ?? [],
      triesRefused: false,
      accepts: (value) =>
        value !== undefined &&
        question.page.validator([question.id], [], outer.context)({ [question.id]: value }).length === 0,
    };
  });
}

const rulesOf = ({ skipWhen, options, answers, notices, page }: QuestionPlan): readonly CompiledRule[] =>
  [
    skipWhen,
    ...options.map(({ when }) => when),
    ...answers.map(({ holds }) => holds),
    ...notices.map(({ when }) => when),
    ...page.checks.map(({ that }) => that),
  ].flatMap((rule) => rule ?? []);

/** What rules would read if every question were asked. */
function wholeScope(questions: readonly QuestionPlan[], answers: Answers, outer: QuestionCase['outer']) {
  const criteria = questions.flatMap(({ id, options }) => {
    const chosen = options.find(({ value }) => value === answers[id]);
    return chosen === undefined ? [] : [[id, chosen.criteria] as const];
  });
  return { ...outer, answers, criteria: Object.fromEntries(criteria), settings: {} };
}
