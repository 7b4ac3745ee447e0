import {
  type CheckPlan,
  type CompiledRule,
  isOnPath,
  isRequired,
  isShown,
  type Json,
  type PagePlan,
  type Scope,
  type StepPlan,
  truthOf,
  type WizardPlan,
} from '#engine';
import type { Reading, ReadRule, Resolve, Source } from '../domains/Source.ts';
import { schemaOfType } from '../domains/schemaOfType.ts';
import { lazyRecord } from '../lazyRecord.ts';
import type { World } from '../solve/World.ts';
import type { ContextGround } from './contextGround.ts';
import { type EntryGround, entryGround } from './entryGround.ts';

/** One step of a wizard, as a search sees it: its fields and settings are variables. */
export interface StepGround {
  readonly step: StepPlan;
  readonly scope: Scope;
  readonly resolve: Resolve;
  readonly sources: readonly Source[];
  readonly field: (name: string) => Source | undefined;
  readonly isOnPath: () => boolean;
  readonly isPageOnPath: (page: PagePlan) => boolean;
  readonly isFieldShown: (page: PagePlan, field: string) => boolean;
  readonly isFieldRequired: (page: PagePlan, field: string) => boolean;
  /** In a check of a list's entries, the entry's fields are variables of their own. */
  readonly entryOf: (check: CheckPlan) => EntryGround | undefined;
}

export interface WizardGround {
  readonly steps: readonly StepGround[];
  readonly sources: readonly Source[];
  readonly rules: readonly ReadRule[];
  /** What later rules read as `steps`. */
  readonly scope: Scope['steps'];
  readonly resolve: Resolve;
}

/** A wizard whose answers are found out one by one, when a rule asks for them. */
export function wizardGround(plan: WizardPlan, context: ContextGround, world: World): WizardGround {
  const grounds = new Map<string, StepGround>();
  const resolve: Resolve = ([, id = '', name = '']) => {
    const source = grounds.get(id)?.field(name);
    return source && { source, depth: 3 };
  };
  for (const step of plan.steps) {
    const earlier = new Map([...grounds.values()].map((ground) => [ground.step.id, answersWhenOnPath(ground, world)]));
    grounds.set(step.id, stepGround(step, { scope: lazyRecord(earlier), resolve }, context, world));
  }
  const steps = [...grounds.values()];
  return {
    steps,
    sources: steps.flatMap(({ sources }) => sources),
    rules: steps.flatMap(rulesOf),
    scope: lazyRecord(new Map(steps.map((ground) => [ground.step.id, answersWhenOnPath(ground, world)]))),
    resolve,
  };
}

const answersWhenOnPath = (ground: StepGround, world: World) => (): Scope['answers'] =>
  world.isLoose() || ground.isOnPath() ? ground.scope.answers : {};

interface Earlier {
  readonly scope: Scope['steps'];
  readonly resolve: Resolve;
}

function stepGround(step: StepPlan, earlier: Earlier, context: ContextGround, world: World): StepGround {
  const { form } = step;
  const pageOf = new Map(form.pages.flatMap((page) => page.fields.map((field) => [field, page] as const)));
  const fields = new Map(
    form.pages.flatMap((page) => page.fields.map((field) => [field, fieldSource(step, page, field)] as const)),
  );
  const settings = new Map(
    Object.entries(form.types.settings.properties).map(([name, type]): [string, Source] => [
      name,
      {
        variable: { name: `settings.${name} of ${step.id}` },
        schema: schemaOfType(type),
        optional: false,
        settled: { value: form.settings[name] },
      },
    ]),
  );
  // Keys under which the world remembers what is decided of a page or field.
  const keys = new Map<string, object>();
  const part = (name: string, run: () => boolean): boolean => {
    const key = keys.get(name) ?? {};
    keys.set(name, key);
    return world.part(key, run);
  };
  const isPageOnPath = ({ name, when }: PagePlan): boolean =>
    when === undefined || part(`page ${name}`, () => isOnPath(truthOf(when, scope)));
  const isFieldShown = (page: PagePlan, field: string): boolean => {
    if (!isPageOnPath(page)) return false;
    const rules = page.shows.get(field);
    return rules === undefined || part(`field ${field}`, () => isShown(lazyTruths(rules, scope)));
  };
  const answer = (field: string, source: Source) => (): Json | undefined => {
    const page = pageOf.get(field);
    if (page === undefined) return undefined;
    return world.isLoose() || isFieldShown(page, field) ? world.read(source.variable) : undefined;
  };
  const scope: Scope = {
    answers: lazyRecord(new Map([...fields].map(([field, source]) => [field, answer(field, source)]))),
    settings: lazyRecord(
      new Map([...settings].map(([name, { variable }]) => [name, () => world.read(variable) ?? null])),
    ),
    steps: earlier.scope,
    context: context.scope,
  };
  const resolve: Resolve = (names): Reading | undefined => {
    const [root, name = ''] = names;
    if (root === 'steps') return earlier.resolve(names);
    if (root === 'context') return context.resolve(names);
    const source = root === 'answers' ? fields.get(name) : root === 'settings' ? settings.get(name) : undefined;
    return source && { source, depth: 2 };
  };
  const entries = new Map<CheckPlan, EntryGround>();
  for (const page of form.pages) {
    for (const check of page.checks) {
      const entry = entryGround(check, page, { step: step.id, scope, resolve, world });
      if (entry !== undefined) entries.set(check, entry);
    }
  }
  return {
    step,
    scope,
    resolve,
    sources: [...fields.values(), ...settings.values(), ...[...entries.values()].flatMap(({ sources }) => sources)],
    field: (name) => fields.get(name),
    isOnPath: () =>
      part('step', () => {
        if (step.when !== undefined && !isOnPath(truthOf(step.when, { ...scope, answers: {} }))) return false;
        return form.pages.some(isPageOnPath);
      }),
    isPageOnPath,
    isFieldShown,
    isFieldRequired: (page, field) =>
      page.schema.required.includes(field) || isRequired(lazyTruths(page.requires.get(field) ?? [], scope)),
    entryOf: (check) => entries.get(check),
  };
}

const lazyTruths = (rules: readonly CompiledRule[], scope: Scope) => rules.map((rule) => truthOf(rule, scope));

const fieldSource = (step: StepPlan, page: PagePlan, field: string): Source => ({
  variable: { name: `steps.${step.id}.${field}` },
  schema: page.schema.properties[field] ?? {},
  optional: true,
  expected: page.schema.required.includes(field),
});

/** Every rule of a step, so that its comparisons are known before the search begins. */
function rulesOf(ground: StepGround): readonly ReadRule[] {
  const { step, resolve } = ground;
  const known = (rule: CompiledRule | undefined): readonly ReadRule[] =>
    rule === undefined ? [] : [{ rule, resolve }];
  return [
    ...known(step.when),
    ...step.form.pages.flatMap((page) => [
      ...known(page.when),
      ...[...page.shows.values(), ...page.requires.values()].flat().flatMap(known),
      ...page.checks.map((check) => ({ rule: check.that, resolve: ground.entryOf(check)?.resolve ?? resolve })),
      ...known(page.verify?.when),
    ]),
  ];
}
