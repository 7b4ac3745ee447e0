import {
  type FormConfiguration,
  type FormDefinition,
  inferContextType,
  type KnownNames,
  type NamedDocument,
  type Place,
  type WizardPlan,
} from '#engine';
import { buildSchema } from '../domains/classifySchema.ts';
import { type GuestsOf, noGuests } from '../guests/ExpectedGuest.ts';
import { proveFormGuests } from '../guests/proveFormGuests.ts';
import { listReasons } from '../listReasons.ts';
import { createContextModel } from '../model/ContextModel.ts';
import { createWizardModel, type WizardModel } from '../model/WizardModel.ts';
import { type Proof, type ProofProblem, stopsGuests } from '../ProofProblem.ts';
import { createProver, type Prover } from '../Prover.ts';
import type { NeededAnswers } from '../request/NeededAnswers.ts';
import { proveRequest } from '../request/proveRequest.ts';
import type { RequestContract } from '../request/RequestContract.ts';
import type { Condition } from '../solve/Condition.ts';
import type { Variable } from '../solve/Variable.ts';
import { createWorld, some, type World } from '../solve/World.ts';
import { formPlaces, stepPlace } from './FormPlaces.ts';
import { keepCondition, validCondition } from './formConditions.ts';
import { proveSettings } from './proveSettings.ts';
import { proveStep } from './proveStep.ts';
import type { StepContext } from './StepContext.ts';

export interface CompiledConfiguration {
  readonly configuration: NamedDocument<FormConfiguration>;
  readonly definitions: readonly NamedDocument<FormDefinition>[];
  readonly plan: WizardPlan;
  /** Whether the value at a place, or a part of it, was transcluded from another document; when absent, nothing was. */
  readonly isTranscluded?: StepContext['isTranscluded'];
  /** The guests that the author expects; none when absent. */
  readonly guests?: GuestsOf;
  /** Gets most problems as they are found, while the proof is made. */
  readonly report?: ((problem: ProofProblem) => void) | undefined;
}

/** What the forms are answered for: a booking. */
export interface Booking {
  readonly contract: RequestContract;
  /** What the bookings need that use the forms; nothing when absent. */
  readonly needs?: readonly NeededAnswers[];
}

/**
 * Proves all it can about a form configuration and its forms. A consequence of the settings alone is no problem. With a
 * `booking`, the answers are also checked against the booking request.
 */
export function proveWizard(compiled: CompiledConfiguration, known: KnownNames, booking?: Booking): Proof {
  const world = createWorld();
  const context = createContextModel(buildSchema(inferContextType(known)), world);
  const model = createWizardModel(compiled.plan, context, world);
  const prover = createProver({
    world,
    sources: [...model.sources, ...context.sources],
    rules: model.rules,
    keeps: keptAnswers(compiled, model, world),
    document: compiled.configuration.name,
    ...(context.today === undefined ? {} : { today: context.today }),
  });
  return { problems: proveForms(compiled, model, prover, world, booking), tally: prover.tally() };
}

/** The same as `proveWizard`, with a prover that may know more than these forms. */
export function proveForms(
  compiled: CompiledConfiguration,
  model: WizardModel,
  prover: Prover,
  world: World,
  booking?: Booking,
): readonly ProofProblem[] {
  const problems: ProofProblem[] = [];
  const place = { document: compiled.configuration.name, pointer: '/steps' };
  const report = (problem: ProofProblem): void => {
    problems.push(problem);
    compiled.report?.(problem);
  };
  const steps = listSteps(compiled, model, world).map((step): StepContext => ({ ...step, prover, report }));
  const reached = steps.filter(proveStep);
  if (!problems.some(stopsGuests)) for (const step of reached) proveSettings(step);
  if (!problems.some(stopsGuests)) proveEnd(reached, place);
  if (booking !== undefined && !problems.some(stopsGuests)) {
    const { contract, needs = [] } = booking;
    proveRequest({ steps: reached, right: reached.flatMap(listValidConditions), place, needs }, contract);
  }
  const { configuration, guests = noGuests } = compiled;
  // A form that no configuration names is proven as if one named it alone.
  proveFormGuests(steps, guests, configuration.name === 'alone' ? undefined : configuration.name);
  return problems;
}

/** Conditions: every page of the forms is valid, as far as the guest sees it. */
export const rightConditions = (
  compiled: CompiledConfiguration,
  model: WizardModel,
  world: World,
): readonly Condition[] => listSteps(compiled, model, world).flatMap(listValidConditions);

/** For each answer, the condition that it exists only if the guest can give it. */
export const keptAnswers = (
  compiled: CompiledConfiguration,
  model: WizardModel,
  world: World,
): ReadonlyMap<Variable, Condition> =>
  new Map(
    listSteps(compiled, model, world).flatMap((step) =>
      step.model.step.form.pages.flatMap((page) =>
        page.fields.flatMap((field) => {
          const source = step.model.field(field);
          return source === undefined ? [] : [[source.variable, keepCondition(step, page, field)] as const];
        }),
      ),
    ),
  );

/** The contexts of the steps, for further proofs about them. */
export const createStepContexts = (
  compiled: CompiledConfiguration,
  { model, prover, world }: { readonly model: WizardModel; readonly prover: Prover; readonly world: World },
): readonly StepContext[] =>
  listSteps(compiled, model, world).map((step) => ({ ...step, prover, report: () => undefined }));

type PlainStep = Pick<StepContext, 'model' | 'places' | 'stepPlace' | 'isTranscluded' | 'world'>;

const listSteps = (
  { configuration, definitions, isTranscluded = () => false }: CompiledConfiguration,
  { steps }: WizardModel,
  world: World,
): readonly PlainStep[] =>
  steps.flatMap((model) => {
    const form = configuration.document.steps.find(({ id }) => id === model.step.id)?.form;
    const definition = definitions.find(({ document }) => document.id === form);
    if (definition === undefined) return [];
    const place = stepPlace(configuration, model.step.id);
    return [{ model, places: formPlaces(definition), stepPlace: place, isTranscluded, world }];
  });

const listValidConditions = (step: PlainStep): readonly Condition[] =>
  step.model.step.form.pages.flatMap((page) =>
    page.fields.map((field) => {
      const valid = validCondition(step, page, field);
      return { ...valid, holds: () => some(step.world, [() => !step.model.isOnPath(), valid.holds]) };
    }),
  );

/** Reports when no answers make all pages valid at once. */
function proveEnd(steps: readonly StepContext[], place: Place): void {
  const [first] = steps;
  if (first === undefined) return;
  const excluding = first.prover.excluded(steps.flatMap(listValidConditions));
  if (excluding === undefined) return;
  first.report({
    ...(excluding[0]?.place ?? place),
    code: 'no-way-to-end',
    severity: 'error',
    message: 'No answers are valid on every page: nobody can come to the end.',
    excluding: listReasons(excluding, place),
  });
}
