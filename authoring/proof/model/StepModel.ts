import {
  type CheckPlan,
  type CompiledRule,
  computeValue,
  isOnPath,
  isRequired,
  isShown,
  type Json,
  type PagePlan,
  type Scope,
  type StepPlan,
} from '#engine';
import { buildSchema } from '../domains/classifySchema.ts';
import type { Resolve, Source } from '../domains/Source.ts';
import { lazyRecord } from '../lazyRecord.ts';
import { decideRule } from '../rules/decideRule.ts';
import { every, some, type World } from '../solve/World.ts';
import type { ContextModel } from './ContextModel.ts';
import { createEntryModel, type EntryModel } from './EntryModel.ts';

/** One step of a wizard for the search, with its fields and settings as variables. */
export interface StepModel {
  readonly step: StepPlan;
  readonly scope: Scope;
  readonly resolve: Resolve;
  readonly sources: readonly Source[];
  /** The variable of a field; undefined for a computed field, whose value follows from others. */
  readonly field: (name: string) => Source | undefined;
  /** The rule that computes a field. */
  readonly computed: (name: string) => CompiledRule | undefined;
  readonly setting: (name: string) => Source | undefined;
  readonly isOnPath: () => boolean;
  readonly isPageOnPath: (page: PagePlan) => boolean;
  readonly isFieldShown: (field: string) => boolean;
  readonly isFieldRequired: (page: PagePlan, field: string) => boolean;
  /** For a check of list entries, the fields of the entry are variables of their own. */
  readonly findEntry: (check: CheckPlan) => EntryModel | undefined;
}

/** The earlier steps, as rules read them. */
export interface EarlierSteps {
  readonly scope: Scope['steps'];
  readonly resolve: Resolve;
}

export function createStepModel(step: StepPlan, earlier: EarlierSteps, context: ContextModel, world: World): StepModel {
  const { pages } = step.form;
  const fields = fieldSources(step);
  const settings = settingSources(step);
  const paths = new Map(
    pages.map((page) => {
      const { when } = page;
      return [page, remembered(world, () => when === undefined || isOnPath(decideRule(when, scope, world)))] as const;
    }),
  );
  const isPageOnPath = (page: PagePlan): boolean => paths.get(page)?.() ?? false;
  const shown = new Map(
    pages.flatMap((page) =>
      page.fields.map((field) => {
        const rules = page.shows.get(field) ?? [];
        return [
          field,
          remembered(world, () =>
            every(world, [
              () => isPageOnPath(page),
              ...rules.map((rule) => () => isShown([decideRule(rule, scope, world)])),
            ]),
          ),
        ] as const;
      }),
    ),
  );
  const isFieldShown = (field: string): boolean => shown.get(field)?.() ?? false;
  const answers = pages.flatMap((page) =>
    page.fields.flatMap((field) => {
      const [source, computed] = [fields.get(field), page.computes.get(field)];
      const value = (): Json | undefined =>
        computed ? computeValue(computed, scope) : source && world.read(source.variable);
      const answer = (): Json | undefined => (world.ignoresVisibility() || isFieldShown(field) ? value() : undefined);
      return [[field, answer] as const];
    }),
  );
  const scope: Scope = {
    answers: lazyRecord(new Map(answers)),
    settings: lazyRecord(
      new Map([...settings].map(([name, { variable }]) => [name, () => world.read(variable) ?? null])),
    ),
    steps: earlier.scope,
    context: context.scope,
  };
  const outside = { ...scope, answers: {} };
  const computed = new Map(pages.flatMap(({ computes }) => [...computes]));
  const resolve = resolveIn({ fields, computed, settings, earlier, context });
  const entries = createEntries(pages, { step: step.id, scope, resolve, world, entries: new Map() });
  return {
    step,
    scope,
    resolve,
    sources: [
      ...fields.values(),
      ...settings.values(),
      ...new Set([...entries.values()].flatMap(({ sources }) => sources)),
    ],
    field: (name) => fields.get(name),
    computed: (name) => computed.get(name),
    setting: (name) => settings.get(name),
    isOnPath: remembered(world, () => {
      const { when } = step;
      return every(world, [
        () => when === undefined || isOnPath(decideRule(when, outside, world)),
        () =>
          some(
            world,
            pages.map((page) => () => isPageOnPath(page)),
          ),
      ]);
    }),
    isPageOnPath,
    isFieldShown,
    isFieldRequired: (page, field) =>
      page.schema.required.includes(field) ||
      some(
        world,
        (page.requires.get(field) ?? []).map((rule) => () => isRequired([decideRule(rule, scope, world)])),
      ),
    findEntry: (check) => entries.get(check),
  };
}

/** A decision that the world remembers until a value changes that it depends on. */
function remembered(world: World, decide: () => boolean): () => boolean {
  const key = {};
  return () => world.part(key, decide) === true;
}

type Sources = ReadonlyMap<string, Source>;

const fieldSources = ({ id, form }: StepPlan): Sources =>
  new Map(
    form.pages.flatMap(({ fields, schema, computes }) =>
      fields
        .filter((field) => !computes.has(field))
        .map((field): [string, Source] => [
          field,
          {
            variable: { name: `steps.${id}.${field}` },
            schema: schema.properties[field] ?? {},
            optional: true,
            expected: schema.required.includes(field),
          },
        ]),
    ),
  );

const settingSources = ({ id, form }: StepPlan): Sources =>
  new Map(
    Object.entries(form.types.settings.properties).map(([name, type]): [string, Source] => [
      name,
      {
        variable: { name: `settings.${name} of ${id}` },
        schema: buildSchema(type),
        optional: false,
        fixed: { value: form.settings[name] },
      },
    ]),
  );

interface Readable {
  readonly fields: Sources;
  readonly computed: ReadonlyMap<string, CompiledRule>;
  readonly settings: Sources;
  readonly earlier: EarlierSteps;
  readonly context: ContextModel;
}

const resolveIn =
  ({ fields, computed, settings, earlier, context }: Readable): Resolve =>
  (names) => {
    const [root, name = ''] = names;
    if (root === 'steps') return earlier.resolve(names);
    if (root === 'context') return context.resolve(names);
    const rule = root === 'answers' ? computed.get(name) : undefined;
    if (rule !== undefined) return { computed: rule.root };
    const source = root === 'answers' ? fields.get(name) : root === 'settings' ? settings.get(name) : undefined;
    return source && { source, depth: 2 };
  };

/** The entry models of the checks that test list entries. */
const createEntries = (
  pages: readonly PagePlan[],
  surroundings: Parameters<typeof createEntryModel>[2],
): ReadonlyMap<CheckPlan, EntryModel> =>
  new Map(
    pages.flatMap((page) =>
      page.checks.flatMap((check) => {
        const entry = createEntryModel(check, page, surroundings);
        return entry === undefined ? [] : [[check, entry] as const];
      }),
    ),
  );
