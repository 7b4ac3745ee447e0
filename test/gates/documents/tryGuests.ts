import { inferContextType } from '#engine';
import { knownNames } from '../../../app/content/forms/knownNames.ts';
import type { CheckedDocuments } from '../../../authoring/check/read/CheckedDocuments.ts';
import type { AskedPlan } from '../../../authoring/journeys/AskedPlan.ts';
import { buildSchema } from '../../../authoring/proof/domains/classifySchema.ts';
import { createStepContexts, keptAnswers } from '../../../authoring/proof/forms/proveWizard.ts';
import type { StepContext } from '../../../authoring/proof/forms/StepContext.ts';
import type { GuestsOf } from '../../../authoring/proof/guests/ExpectedGuest.ts';
import { expectedByForms, expectedByPrescreen } from '../../../authoring/proof/guests/expectedOf.ts';
import { proveFormGuests } from '../../../authoring/proof/guests/proveFormGuests.ts';
import { provePrescreenGuests } from '../../../authoring/proof/guests/provePrescreenGuests.ts';
import { proveQuestionGuests } from '../../../authoring/proof/guests/proveQuestionGuests.ts';
import { createContextModel } from '../../../authoring/proof/model/ContextModel.ts';
import { createQuestionModel } from '../../../authoring/proof/model/QuestionModel.ts';
import { createWizardModel } from '../../../authoring/proof/model/WizardModel.ts';
import type { ProofProblem } from '../../../authoring/proof/ProofProblem.ts';
import { createProver } from '../../../authoring/proof/Prover.ts';
import { createQuestionContexts } from '../../../authoring/proof/questions/proveQuestionnaire.ts';
import type { QuestionContext } from '../../../authoring/proof/questions/QuestionContext.ts';
import { createWorld } from '../../../authoring/proof/solve/World.ts';

/** What one document asks, as expected guests meet it. */
export interface Met {
  readonly steps: readonly StepContext[];
  readonly questions: readonly QuestionContext[];
}

/** Tries the expected guests alone on what one document asks, without all else that is proven of it. */
export function tryGuests(
  { name, wizard, configuration, questions: plan, end }: AskedPlan,
  read: CheckedDocuments,
  onHeld?: GuestsOf['onHeld'],
): Met & { readonly problems: readonly ProofProblem[] } {
  const world = createWorld();
  const context = createContextModel(buildSchema(inferContextType(knownNames)), world);
  const compiled = wizard && configuration ? { configuration, plan: wizard, definitions: read.definitions } : undefined;
  const model = compiled && createWizardModel(compiled.plan, context, world);
  const questions = plan && createQuestionModel(plan, model ?? { scope: {}, resolve: () => undefined }, context, world);
  const prover = createProver({
    world,
    sources: [...(questions?.sources ?? []), ...(model?.sources ?? []), ...context.sources],
    rules: [...(questions?.rules ?? []), ...(model?.rules ?? [])],
    keeps: compiled && model ? keptAnswers(compiled, model, world) : new Map(),
    document: name,
    ...(context.today === undefined ? {} : { today: context.today }),
  });
  const problems: ProofProblem[] = [];
  const report = (problem: ProofProblem) => void problems.push(problem);
  const steps = compiled && model ? createStepContexts(compiled, { model, prover, world }) : [];
  const reporting = steps.map((step) => ({ ...step, report }));
  const contexts =
    plan && questions ? createQuestionContexts(plan, { model: questions, prover, world, report }, []) : [];
  const guests = { ...guestsFor(name, read), ...(onHeld && { onHeld }) };
  proveFormGuests(reporting, guests, name);
  if (plan) proveQuestionGuests(contexts, guests, plan.document);
  const scope = questions?.scope ?? { answers: {}, settings: {}, steps: model?.scope ?? {}, context: context.scope };
  if (end) provePrescreenGuests({ ...end, document: name, guests }, { prover, world, report }, scope);
  return { steps: reporting, questions: contexts, problems };
}

function guestsFor(name: string, read: CheckedDocuments): GuestsOf {
  const own = read.configurations.find((each) => each.name === name);
  if (own) return expectedByForms(read, own.document);
  const prescreen = read.prescreens.find((each) => each.name === name);
  if (prescreen) return expectedByPrescreen(read, prescreen.name, prescreen.document);
  return { documents: [], flows: [] };
}
