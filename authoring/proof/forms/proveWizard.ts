import {
  type FormConfiguration,
  type FormDefinition,
  inferContextType,
  type KnownNames,
  type NamedDocument,
  type Place,
  type WizardPlan,
} from '#engine';
import type { FlowName } from '../../../app/journey/flow/Flow.ts';
import { schemaOfType } from '../domains/schemaOfType.ts';
import { contextGround } from '../ground/contextGround.ts';
import { type WizardGround, wizardGround } from '../ground/wizardGround.ts';
import type { Proof, ProofProblem } from '../ProofProblem.ts';
import { createProver, type Prover } from '../Prover.ts';
import { reasonsOf } from '../reasonsOf.ts';
import { proveRequest } from '../request/proveRequest.ts';
import type { RequestContract } from '../request/RequestContract.ts';
import type { Condition } from '../solve/Condition.ts';
import type { Variable } from '../solve/Variable.ts';
import { createWorld, type World } from '../solve/World.ts';
import { formPlaces, stepPlace } from './FormPlaces.ts';
import type { FormSite } from './FormSite.ts';
import { keepCondition, settledCondition } from './formConditions.ts';
import { proveStep } from './provePages.ts';
import { proveSettings } from './proveSettings.ts';

export interface CompiledConfiguration {
  readonly configuration: NamedDocument<FormConfiguration>;
  readonly definitions: readonly NamedDocument<FormDefinition>[];
  readonly plan: WizardPlan;
  /** Whether something of what stands at a place is put in from another document; nothing is where absent. */
  readonly isPutIn?: FormSite['isPutIn'];
}

/** What the forms are answered for. */
export interface Booking {
  readonly contract: RequestContract;
  /** The flows that they are asked in; none where nobody says so. */
  readonly flows?: readonly FlowName[];
}

/**
 * All that can be proven wrong with a form configuration and its forms. What the settings alone decide is no fault. With
 * a `booking` the answers are held against the request that they are booked with, too.
 */
export function proveWizard(compiled: CompiledConfiguration, known: KnownNames, booking?: Booking): Proof {
  const world = createWorld();
  const context = contextGround(schemaOfType(inferContextType(known)), world);
  const ground = wizardGround(compiled.plan, context, world);
  const prover = createProver({
    world,
    sources: [...ground.sources, ...context.sources],
    rules: ground.rules,
    keeps: keptAnswers(compiled, ground, world),
    document: compiled.configuration.name,
    ...(context.today === undefined ? {} : { today: context.today }),
  });
  return { problems: proveForms(compiled, ground, prover, world, booking), tally: prover.tally() };
}

/** The same with a prover that knows more than these forms. */
export function proveForms(
  compiled: CompiledConfiguration,
  ground: WizardGround,
  prover: Prover,
  world: World,
  booking?: Booking,
): readonly ProofProblem[] {
  const problems: ProofProblem[] = [];
  const place = { document: compiled.configuration.name, pointer: '/steps' };
  const report = (problem: ProofProblem) => problems.push(problem);
  const sites = sitesOf(compiled, ground, world).map((site): FormSite => ({ ...site, prover, report }));
  const reached = sites.filter(proveStep);
  if (problems.every(({ severity }) => severity !== 'error')) for (const site of reached) proveSettings(site);
  if (problems.every(({ severity }) => severity !== 'error')) proveEnd(reached, place);
  if (booking !== undefined && problems.every(({ severity }) => severity !== 'error')) {
    const { contract, flows = [] } = booking;
    proveRequest({ sites: reached, right: reached.flatMap(settledFields), place, flows }, contract);
  }
  return problems;
}

/** That every page of the forms is right, as far as the guest sees it. */
export const rightConditions = (
  compiled: CompiledConfiguration,
  ground: WizardGround,
  world: World,
): readonly Condition[] => sitesOf(compiled, ground, world).flatMap(settledFields);

/** That answers are there only where the guest can give them. */
export const keptAnswers = (
  compiled: CompiledConfiguration,
  ground: WizardGround,
  world: World,
): ReadonlyMap<Variable, Condition> =>
  new Map(
    sitesOf(compiled, ground, world).flatMap((site) =>
      site.ground.step.form.pages.flatMap((page) =>
        page.fields.flatMap((field) => {
          const source = site.ground.field(field);
          return source === undefined ? [] : [[source.variable, keepCondition(site, page, field)] as const];
        }),
      ),
    ),
  );

/** The steps, for whoever proves more of them. */
export const formSites = (
  compiled: CompiledConfiguration,
  { ground, prover, world }: { readonly ground: WizardGround; readonly prover: Prover; readonly world: World },
): readonly FormSite[] =>
  sitesOf(compiled, ground, world).map((site) => ({ ...site, prover, report: () => undefined }));

type PlainSite = Pick<FormSite, 'ground' | 'places' | 'stepPlace' | 'isPutIn' | 'world'>;

const sitesOf = (
  { configuration, definitions, isPutIn = () => false }: CompiledConfiguration,
  { steps }: WizardGround,
  world: World,
): readonly PlainSite[] =>
  steps.flatMap((ground) => {
    const form = configuration.document.steps.find(({ id }) => id === ground.step.id)?.form;
    const definition = definitions.find(({ document }) => document.id === form);
    if (definition === undefined) return [];
    const place = stepPlace(configuration, ground.step.id);
    return [{ ground, places: formPlaces(definition), stepPlace: place, isPutIn, world }];
  });

const settledFields = (site: PlainSite): readonly Condition[] =>
  site.ground.step.form.pages.flatMap((page) =>
    page.fields.map((field) => {
      const settled = settledCondition(site, page, field);
      return { ...settled, holds: () => !site.ground.isOnPath() || settled.holds() };
    }),
  );

/** Whether all pages can be right at once. */
function proveEnd(sites: readonly FormSite[], place: Place): void {
  const [first] = sites;
  if (first === undefined) return;
  const excluding = first.prover.excluded(sites.flatMap(settledFields));
  if (excluding === undefined) return;
  first.report({
    ...(excluding[0]?.place ?? place),
    code: 'stuck',
    severity: 'error',
    message: 'There are no answers with which every page is right: nobody can come to the end.',
    excluding: reasonsOf(excluding, place),
  });
}
