import { buildPayload, evaluateRule, type JsonObject, type OuterScope, pathFor, questionPath, UNKNOWN } from '#engine';
import { leadingServices } from '../../../app/content/forms/PrescreenPlan.ts';
import { encoders } from '../../../app/journey/index.ts';
import type { AskedPlan } from '../AskedPlan.ts';
import type { JourneyOutcome, JourneyPage, RecordedJourney, ToldJourney } from '../RecordedJourney.ts';
import type { JourneyWatch } from './JourneyWatch.ts';
import { type RecordedForms, recordForms } from './recordForms.ts';
import { type RecordedQuestions, recordQuestions } from './recordQuestions.ts';

/**
 * Goes a guest's way on the engine, with the functions that the app calls, and writes down what the guest meets. The
 * way ends where Continue is refused, or at a page for which no answers are told.
 */
export function recordJourney(asked: AskedPlan, told: ToldJourney, watch: JourneyWatch = {}): RecordedJourney {
  const { name, context } = told;
  const head = { name, asked: asked.name, context };
  const forms = asked.wizard && recordForms(asked.wizard, told, watch);
  if (forms?.outcome !== undefined) return { ...head, pages: forms.pages, outcome: forms.outcome };
  const outerScope: OuterScope = { steps: forms ? stepAnswers(asked, forms, context) : {}, context };
  const questions = asked.questions && recordQuestions(asked.questions, told, outerScope, watch);
  const pages: readonly JourneyPage[] = [...(forms?.pages ?? []), ...(questions?.pages ?? [])];
  const outcome = questions?.outcome ?? { is: asked.end === undefined ? 'sent' : 'eligible' };
  const isDone = outcome.is === 'sent' || outcome.is === 'eligible';
  const request = isDone && forms ? sentBy(asked, forms, context) : {};
  return {
    ...head,
    pages,
    outcome: isDone ? { ...outcome, ...ledTo(asked, outerScope, questions) } : outcome,
    ...(Object.keys(request).length > 0 && { request }),
  };
}

/** What the rules of questions and services read of the forms. */
const stepAnswers = ({ wizard }: AskedPlan, { state }: RecordedForms, context: JsonObject): OuterScope['steps'] =>
  wizard === undefined
    ? {}
    : Object.fromEntries(pathFor(wizard, state.answers, context).map(({ step, scope }) => [step.id, scope.answers]));

const sentBy = ({ wizard }: AskedPlan, { state }: RecordedForms, context: JsonObject): JsonObject =>
  wizard === undefined
    ? {}
    : buildPayload(
        wizard,
        state.answers,
        context,
        encoders(() => noonOf(context)),
      );

/** The moment of sending: noon of the journey's day, so that a journey is sent the same whenever it is replayed. */
const noonOf = ({ today }: JsonObject): Date =>
  new Date(`${typeof today === 'string' ? today : '2000-01-01'}T12:00:00Z`);

function ledTo(
  { end, questions: plan }: AskedPlan,
  outerScope: OuterScope,
  questions: RecordedQuestions | undefined,
): Pick<JourneyOutcome, 'services' | 'known'> {
  if (end === undefined) return {};
  const path = plan && questions ? questionPath(plan, questions.state.answers, outerScope) : [];
  const scope = path.at(-1)?.view.scope ?? { answers: {}, settings: {}, ...outerScope };
  const known = end.priorAnswers.flatMap(({ name, value: rule }) => {
    const value = evaluateRule(rule, scope);
    return value === UNKNOWN ? [] : [[name, value] as const];
  });
  const services = leadingServices(end.services, outerScope.steps, outerScope.context);
  return {
    ...(services && { services }),
    ...(known.length > 0 && { known: Object.fromEntries(known) }),
  };
}
