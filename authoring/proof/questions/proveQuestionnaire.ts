import { inferContextType, type KnownNames, type Place, type QuestionnairePlan } from '#engine';
import { schemaOfType } from '../domains/schemaOfType.ts';
import { type ContextGround, contextGround } from '../ground/contextGround.ts';
import { type QuestionGround, questionGround } from '../ground/questionGround.ts';
import type { Proof, ProofProblem } from '../ProofProblem.ts';
import type { Ground } from '../Prover.ts';
import { createProver } from '../Prover.ts';
import { placeIn } from '../placeIn.ts';
import { reasonsOf } from '../reasonsOf.ts';
import type { Condition } from '../solve/Condition.ts';
import type { Variable } from '../solve/Variable.ts';
import { createWorld, type World } from '../solve/World.ts';
import { proveAsked } from './proveAsked.ts';
import { proveAsking } from './proveAsking.ts';
import { proveChecks } from './proveChecks.ts';
import { proveMessages } from './proveMessages.ts';
import { proveOutcomes } from './proveOutcomes.ts';
import type { QuestionSite } from './QuestionSite.ts';
import { accepted, decides, givable, notSkipped, passed } from './questionConditions.ts';

/** The forms before the questions, and what holds once they are answered. */
export interface FormsBefore extends Pick<Ground, 'sources' | 'rules' | 'keeps'> {
  readonly ground: Parameters<typeof questionGround>[1];
  readonly conditions: readonly Condition[];
}

const nothingBefore: FormsBefore = {
  sources: [],
  rules: [],
  keeps: new Map(),
  ground: { scope: {}, resolve: () => undefined },
  conditions: [],
};

/** All that can be proven wrong with questions. */
export function proveQuestionnaire(plan: QuestionnairePlan, known: KnownNames): Proof {
  const world = createWorld();
  const context = contextGround(schemaOfType(inferContextType(known)), world);
  return proveQuestions(plan, { world, context, before: nothingBefore });
}

export interface QuestionSurroundings {
  readonly world: Ground['world'];
  readonly context: ContextGround;
  readonly before: FormsBefore;
}

/** The same, after forms. */
export function proveQuestions(plan: QuestionnairePlan, { world, context, before }: QuestionSurroundings): Proof {
  const ground = questionGround(plan, before.ground, context, world);
  const prover = createProver({
    world,
    sources: [...ground.sources, ...before.sources, ...context.sources],
    rules: [...ground.rules, ...before.rules],
    keeps: new Map([...before.keeps, ...keptAnswers(plan, ground, world)]),
    document: plan.document,
    ...(context.today === undefined ? {} : { today: context.today }),
  });
  const problems: ProofProblem[] = [];
  const report = (problem: ProofProblem): void => {
    problems.push(problem);
  };
  const sites = plan.questions.map((question, index): QuestionSite => {
    const here = hereOf(plan, ground, index);
    const path = plan.questions.slice(0, index).map((_, at) => passed(hereOf(plan, ground, at)));
    return {
      ...here,
      question,
      world,
      prover,
      report,
      asked: [notSkipped(here), ...path.reverse(), ...before.conditions],
    };
  });
  const whole = placeIn(plan.document, 'questions');
  proveAsked(sites, whole, before.conditions);
  const reached = sites.findIndex((site) => !proveQuestion(site, sites));
  if (reached === -1) proveEnd(sites, whole, before.conditions);
  return { problems, tally: prover.tally() };
}

/** That answers are there only where the guest can give them. */
const keptAnswers = (plan: QuestionnairePlan, ground: QuestionGround, world: World): ReadonlyMap<Variable, Condition> =>
  new Map(
    plan.questions.flatMap((question, index) => {
      const source = ground.answerOf(question);
      return source === undefined ? [] : [[source.variable, givable(hereOf(plan, ground, index), world)] as const];
    }),
  );

function hereOf(plan: QuestionnairePlan, ground: QuestionGround, index: number) {
  const question = plan.questions[index];
  if (question === undefined) throw new RangeError(`There is no question ${index}.`);
  return { question, place: placeIn(plan.document, 'questions', index), ground };
}

/** False when no question from here on can be reached. */
function proveQuestion(site: QuestionSite, sites: readonly QuestionSite[]): boolean {
  const { question, place, prover, asked, report } = site;
  const excluding = prover.excluded(asked);
  if (excluding === undefined) {
    proveAsking(site);
    proveChecks(site);
    proveOutcomes(site);
    proveMessages(site);
    return true;
  }
  const isCutOff = asked[0] !== undefined && !excluding.includes(asked[0]);
  const later = isCutOff ? sites.slice(sites.indexOf(site) + 1).map((other) => `"${other.question.id}"`) : [];
  const more = later.length === 0 ? '' : `, nor is what follows it: ${later.join(', ')}`;
  const message = `"${question.id}" is never asked${more}.`;
  report({ ...place, code: 'unreachable', severity: 'error', message, excluding: reasonsOf(excluding, place) });
  return !isCutOff;
}

/** Whether anybody can come to a good end. */
function proveEnd(sites: readonly QuestionSite[], place: Place, before: readonly Condition[]): void {
  const [first] = sites;
  if (first === undefined) return;
  const last = [...sites.map((site) => passed(site)).reverse(), ...before];
  const excluding = first.prover.excluded(last);
  if (excluding === undefined || sites.some(schedules)) return;
  first.report({
    ...place,
    code: 'stuck',
    severity: 'error',
    message: 'Nobody can ever be eligible: no answers lead past all questions, and none ends them well.',
    excluding: reasonsOf(excluding, place),
  });
}

const schedules = (site: QuestionSite): boolean =>
  site.question.answers.some(
    ({ submitAction }, index) =>
      submitAction === 'schedule' &&
      site.prover.excluded([...decides(site, index), ...accepted(site), ...site.asked]) === undefined,
  );
