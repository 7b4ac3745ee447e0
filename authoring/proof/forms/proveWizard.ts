import {
  contextType,
  type FormConfiguration,
  type FormDefinition,
  isOnPath,
  type KnownNames,
  type Named,
  type PagePlan,
  type Place,
  truthOf,
  type WizardPlan,
} from '#engine';
import { schemaOfType } from '../domains/schemaOfType.ts';
import { contextGround } from '../ground/contextGround.ts';
import { wizardGround } from '../ground/wizardGround.ts';
import type { Proof, ProofProblem } from '../ProofProblem.ts';
import { createProver } from '../Prover.ts';
import { below } from '../placeIn.ts';
import { isFree } from '../reads.ts';
import { reasonsOf } from '../reasonsOf.ts';
import { createWorld } from '../solve/World.ts';
import { formPlaces, stepPlace } from './FormPlaces.ts';
import type { FormSite } from './FormSite.ts';
import { pageConditions, settledCondition, stepConditions } from './formConditions.ts';
import { proveChecks } from './proveChecks.ts';
import { proveFields } from './proveFields.ts';

export interface CompiledConfiguration {
  readonly configuration: Named<FormConfiguration>;
  readonly definitions: readonly Named<FormDefinition>[];
  readonly plan: WizardPlan;
  readonly known: KnownNames;
}

/** All that can be proven wrong with a form configuration and its forms. What the settings alone decide is no fault. */
export function proveWizard({ configuration, definitions, plan, known }: CompiledConfiguration): Proof {
  const world = createWorld();
  const context = contextGround(schemaOfType(contextType(known)), world);
  const { steps, sources, rules } = wizardGround(plan, context, world);
  const today = context.today;
  const prover = createProver({
    world,
    sources: [...sources, ...context.sources],
    rules,
    ...(today === undefined ? {} : { today }),
  });
  const problems: ProofProblem[] = [];
  const sites = steps.flatMap((ground): readonly FormSite[] => {
    const form = configuration.document.steps.find(({ id }) => id === ground.step.id)?.form;
    const definition = definitions.find(({ document }) => document.id === form);
    if (definition === undefined) return [];
    const place = stepPlace(configuration, ground.step.id);
    const report = (problem: ProofProblem) => problems.push(problem);
    return [{ ground, places: formPlaces(definition), stepPlace: place, prover, world, report }];
  });
  const left = sites.filter(proveStep);
  if (problems.every(({ severity }) => severity !== 'error'))
    proveEnd(left, { document: configuration.name, pointer: '/steps' });
  return { problems, tally: prover.tally() };
}

/** Whether the guest can come to the step. */
function proveStep(site: FormSite): boolean {
  const { ground, prover, report, stepPlace: place } = site;
  const excluding = prover.excluded(stepConditions(site));
  if (excluding !== undefined) {
    const message = `The step "${ground.step.id}" is never on the path.`;
    report({
      ...below(place, 'when'),
      code: 'unreachable',
      severity: 'error',
      message,
      excluding: reasonsOf(excluding, place),
    });
    return false;
  }
  for (const page of ground.step.form.pages) provePage(site, page);
  return true;
}

function provePage(site: FormSite, page: PagePlan): void {
  const { ground, places, prover, report } = site;
  const place = places.page(page.name, 'when');
  const excluding = prover.excluded(pageConditions(site, page));
  if (excluding !== undefined) {
    const message = `The page "${page.name}" is never on the path.`;
    report({ ...place, code: 'unreachable', severity: 'error', message, excluding: reasonsOf(excluding, place) });
    return;
  }
  const { when } = page;
  if (when !== undefined && isFree(when, ground.resolve)) {
    const off = {
      words: `the page "${page.name}" is left out`,
      place,
      holds: () => !isOnPath(truthOf(when, ground.scope)),
    };
    if (prover.excluded([off]) !== undefined)
      report({ ...place, code: 'always', severity: 'warning', message: `The page "${page.name}" is never left out.` });
  }
  proveChecks(site, page, proveFields(site, page));
}

/** Whether all pages can be right at once. */
function proveEnd(sites: readonly FormSite[], place: Place): void {
  const [first] = sites;
  if (first === undefined) return;
  const conditions = sites.flatMap((site) =>
    site.ground.step.form.pages.flatMap((page) =>
      page.fields.map((field) => {
        const settled = settledCondition(site, page, field);
        return { ...settled, holds: () => !site.ground.isOnPath() || settled.holds() };
      }),
    ),
  );
  const excluding = first.prover.excluded(conditions);
  if (excluding === undefined) return;
  first.report({
    ...(excluding[0]?.place ?? place),
    code: 'stuck',
    severity: 'error',
    message: 'There are no answers with which every page is right: nobody can come to the end.',
    excluding: reasonsOf(excluding, place),
  });
}
