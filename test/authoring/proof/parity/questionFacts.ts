import {
  type AskedQuestion,
  evaluateCondition,
  evaluateEligibility,
  type Json,
  type JsonObject,
  type QuestionnairePlan,
  UNKNOWN,
} from '#engine';
import { listCombinations } from './onEngine.ts';

/**
 * Days around those that rules name, with room for two days that are two days apart, and one day more on either side.
 */
const days = Array.from({ length: 15 }, (_, day) => new Date(Date.UTC(2019, 11, 28 + day)).toISOString().slice(0, 10));

const listValues = ({ type, options }: QuestionnairePlan['questions'][number]): readonly Json[] => {
  if (type === 'date') return days;
  return type === 'yesNo' ? [true, false] : options.map(({ value }) => value);
};

/** Everything that the engine reaches with any answers, as the places in documents that state it. */
export function questionFacts(plan: QuestionnairePlan): ReadonlySet<string> {
  const facts = new Set<string>();
  const grid = Object.fromEntries(plan.questions.map((question) => [question.id, [...listValues(question), null]]));
  const regions: readonly JsonObject[] = [{ region: 'north' }, { region: 'south' }, {}];
  for (const answers of listCombinations(grid))
    for (const context of regions) note(plan, given(answers), context, facts);
  for (const each of everRefused(plan)) facts.add(each);
  return facts;
}

const given = (answers: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null));

function note(plan: QuestionnairePlan, answers: JsonObject, region: JsonObject, facts: Set<string>): void {
  const { path } = evaluateEligibility(plan, answers, { steps: {}, context: { today: '2026-06-15', ...region } });
  const knows = region.region !== undefined;
  plan.questions.forEach((question, index) => {
    const asked = path.find((each) => each.question === question);
    if (asked !== undefined) noteAsked(asked, `/questions/${index}`, answers, knows, facts);
    // Everything asked before the question leads on, yet the question is not on the path, so it is skipped.
    const before = path.filter((each) => plan.questions.indexOf(each.question) < index);
    if (asked === undefined && before.every(({ outcome }) => outcome.to === 'next'))
      facts.add(`/questions/${index}/skipWhen`);
  });
}

function noteAsked(asked: AskedQuestion, at: string, answers: JsonObject, knows: boolean, facts: Set<string>): void {
  const { question, choices, notices: messages, violations, view } = asked;
  facts.add(at);
  if (knows && question.skipWhen !== undefined && evaluateCondition(question.skipWhen, view.scope) === UNKNOWN)
    facts.add(`rule-unknown ${at}/skipWhen`);
  question.options.forEach(({ value }, index) => {
    if (choices?.includes(value)) facts.add(`${at}/options/${index}/when`);
  });
  question.notices.forEach((message, index) => {
    if (messages.includes(message)) facts.add(`${at}/messages/${index}/when`);
  });
  if (knows && choices?.length === 0) facts.add(`no-option-offered ${at}/options`);
  const failing = violations.flatMap(({ keyword }) => /^check(\d+)$/.exec(keyword)?.[1] ?? []);
  for (const index of failing) facts.add(`${at}/checks/${Number(index) - 1}`);
  const answer = answers[question.id];
  const isTaken = answer !== undefined && (choices === undefined || choices.some((choice) => choice === answer));
  if (!isTaken || failing.length > 0) return;
  facts.add(`${at}/checks`);
  const truths = question.answers.map(({ holds }) => evaluateCondition(holds, view.scope));
  const index = truths.findIndex((truth) => truth !== false);
  if (index === -1 && truths.length > 0 && knows) facts.add(`answer-without-rule ${at}/answers`);
  if (index === -1) return;
  if (truths[index] === UNKNOWN && knows) facts.add(`rule-unknown ${at}/answers/${index}`);
  if (truths[index] === true) facts.add(`${at}/answers/${index}`);
}

/** Questions that refuse every answer for some combination of the other answers. */
function everRefused(plan: QuestionnairePlan): readonly string[] {
  return plan.questions.flatMap((question, index) => {
    const before = plan.questions.slice(0, index);
    const grid = Object.fromEntries(before.map((each) => [each.id, listValues(each)]));
    const isStuck = listCombinations(grid).some((answers) =>
      ['north', 'south'].some((region) => {
        const scope = { steps: {}, context: { today: '2026-06-15', region } };
        return listValues(question).every((value) => {
          const { path } = evaluateEligibility(plan, { ...answers, [question.id]: value }, scope);
          const asked = path.find((each) => each.question === question);
          return asked?.violations.some(({ keyword }) => keyword !== 'undecided') === true;
        });
      }),
    );
    return isStuck ? [`no-answer-left /questions/${index}/checks`] : [];
  });
}
