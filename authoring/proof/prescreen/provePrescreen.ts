import { evaluateCondition, inferContextType, isOnPath, type KnownNames, type QuestionnairePlan } from '#engine';
import type { PrescreenPlan } from '../../../app/content/forms/PrescreenPlan.ts';
import { buildSchema } from '../domains/classifySchema.ts';
import {
  type CompiledConfiguration,
  createStepContexts,
  keptAnswers,
  proveForms,
  rightConditions,
} from '../forms/proveWizard.ts';
import { noGuests } from '../guests/ExpectedGuest.ts';
import { provePrescreenGuests } from '../guests/provePrescreenGuests.ts';
import { createContextModel } from '../model/ContextModel.ts';
import { createWizardModel } from '../model/WizardModel.ts';
import { type Proof, type ProofProblem, stopsGuests } from '../ProofProblem.ts';
import { createProver } from '../Prover.ts';
import { placeIn } from '../placeIn.ts';
import { proveQuestions } from '../questions/proveQuestionnaire.ts';
import { proveForwarded } from '../request/proveRequest.ts';
import type { RequestContract } from '../request/RequestContract.ts';
import { truthParts } from '../rules/ruleParts.ts';
import type { Condition } from '../solve/Condition.ts';
import { createWorld } from '../solve/World.ts';
import { proveServices } from './proveServices.ts';
import { proveState } from './proveState.ts';

/** Forms and the questions that follow them. */
export interface CompiledPrescreen extends CompiledConfiguration {
  readonly questions?: QuestionnairePlan;
  /** The first entry whose condition holds applies; an entry without a condition always holds. */
  readonly services: PrescreenPlan['services'];
  readonly priorAnswers: PrescreenPlan['priorAnswers'];
  /** Categories that are searched by state and get the state from this prescreen. */
  readonly byState: readonly string[];
  /** What the booking request says of the additional answers that these forms send with it. */
  readonly contract?: RequestContract;
}

/** Proves all it can about forms and the questions after them. */
export function provePrescreen(prescreen: CompiledPrescreen, known: KnownNames): Proof {
  const world = createWorld();
  const context = createContextModel(buildSchema(inferContextType(known)), world);
  const model = createWizardModel(prescreen.plan, context, world);
  const { resolve, scope } = model;
  const right = rightConditions(prescreen, model, world);
  const serviceRules = prescreen.services.flatMap(({ when }) => {
    const reads = (names: readonly string[]) => (names[0] === 'steps' ? resolve(names) : context.resolve(names));
    return when === undefined ? [] : [{ rule: when, resolve: reads }];
  });
  const keeps = keptAnswers(prescreen, model, world);
  const prover = createProver({
    world,
    sources: [...model.sources, ...context.sources],
    rules: [...model.rules, ...serviceRules],
    keeps,
    document: prescreen.configuration.name,
    ...(context.today === undefined ? {} : { today: context.today }),
  });
  const conditions = prescreen.services.map(({ when }, index): Condition => {
    const view = { answers: {}, settings: {}, steps: scope, context: context.scope };
    const place = placeIn(prescreen.configuration.name, 'services', index, 'when');
    return {
      description: `the condition of services ${index + 1} holds`,
      place,
      ...(when && { parts: truthParts(when.root, place, view) }),
      holds: () => when === undefined || isOnPath(evaluateCondition(when, view)),
    };
  });
  const forms = proveForms(prescreen, model, prover, world);
  const end = { document: prescreen.configuration.name, right, prover };
  const forwarded: ProofProblem[] = [];
  if (prescreen.contract !== undefined && !forms.some(stopsGuests)) {
    const contexts = createStepContexts(prescreen, { model, prover, world });
    const steps = contexts.map((step) => ({ ...step, report: (problem: ProofProblem) => forwarded.push(problem) }));
    proveForwarded({ steps, right, place: placeIn(end.document, 'steps') }, prescreen.contract);
  }
  const own: ProofProblem[] = [
    ...forms,
    ...forwarded,
    ...proveServices(conditions, end),
    ...proveState(prescreen.byState, createStepContexts(prescreen, { model, prover, world }), end),
  ];
  const { guests = noGuests } = prescreen;
  const results = { ...prescreen, document: prescreen.configuration.name, guests };
  if (prescreen.questions === undefined) {
    const report = (problem: ProofProblem) => void own.push(problem);
    const view = { answers: {}, settings: {}, steps: scope, context: context.scope };
    provePrescreenGuests(results, { prover, world, report }, view);
    return { problems: own, tally: prover.tally() };
  }
  const before = {
    sources: model.sources,
    rules: model.rules,
    keeps,
    steps: { scope, resolve },
    conditions: right,
  };
  const asked = proveQuestions(prescreen.questions, {
    world,
    context,
    before,
    guests,
    report: prescreen.report,
    atEnd: (surroundings, view) => provePrescreenGuests(results, surroundings, view),
  });
  return {
    problems: [...own, ...asked.problems],
    tally: {
      decided: prover.tally().decided + asked.tally.decided,
      open: [...prover.tally().open, ...asked.tally.open],
    },
  };
}
