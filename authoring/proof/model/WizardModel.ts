import type { CompiledRule, RuleNode, Scope, WizardPlan } from '#engine';
import type { ReadRule, Resolve, Source } from '../domains/Source.ts';
import { writtenOut } from '../domains/uses/writtenOut.ts';
import { lazyRecord } from '../lazyRecord.ts';
import type { World } from '../solve/World.ts';
import type { ContextModel } from './ContextModel.ts';
import { computedLimits } from './computedLimits.ts';
import { createStepModel, type StepModel } from './StepModel.ts';

export interface WizardModel {
  readonly steps: readonly StepModel[];
  readonly sources: readonly Source[];
  readonly rules: readonly ReadRule[];
  /** What rules of later documents read as `steps`. */
  readonly scope: Scope['steps'];
  readonly resolve: Resolve;
}

/** A wizard whose answers are decided one by one, when a rule reads them. */
export function createWizardModel(plan: WizardPlan, context: ContextModel, world: World): WizardModel {
  const models = new Map<string, StepModel>();
  const resolve: Resolve = ([, id = '', name = '']) => {
    const model = models.get(id);
    const computed = model?.computed(name);
    if (computed !== undefined) return { computed: seenFromOutside(computed, id) };
    const source = name.startsWith(settingPrefix)
      ? model?.setting(name.slice(settingPrefix.length))
      : model?.field(name);
    return source && { source, depth: 3 };
  };
  for (const step of plan.steps) {
    const earlier = new Map([...models.values()].map((model) => [model.step.id, answersWhenOnPath(model, world)]));
    models.set(step.id, createStepModel(step, { scope: lazyRecord(earlier), resolve }, context, world));
  }
  const steps = [...models.values()];
  return {
    steps,
    sources: steps.flatMap(({ sources }) => sources),
    rules: steps.flatMap(listRules),
    scope: lazyRecord(new Map(steps.map((model) => [model.step.id, answersWhenOnPath(model, world)]))),
    resolve,
  };
}

/** No field has such a name. */
const settingPrefix = 'settings/';

/** The rule of a computed field in the names of later documents, to which settings of a step are otherwise unknown. */
const seenFromOutside = ({ root }: CompiledRule, step: string): RuleNode =>
  writtenOut(root, ({ path: [first, name = '', ...rest], type }) => {
    if (first !== 'answers' && first !== 'settings') return undefined;
    const seen = first === 'settings' ? settingPrefix + name : name;
    return { kind: 'read', path: ['steps', step, seen, ...rest], type };
  });

const answersWhenOnPath = (model: StepModel, world: World) => (): Scope['answers'] =>
  world.ignoresVisibility() || model.isOnPath() ? model.scope.answers : {};

/** Every rule of a step. The search must know all comparisons before it begins. */
function listRules(model: StepModel): readonly ReadRule[] {
  const { step, resolve } = model;
  const withResolve = (rule: CompiledRule | undefined): readonly ReadRule[] =>
    rule === undefined ? [] : [{ rule, resolve }];
  return [
    ...withResolve(step.when),
    ...step.form.pages.flatMap((page) => [
      ...withResolve(page.when),
      ...[...page.shows.values(), ...page.requires.values()].flat().flatMap(withResolve),
      ...page.checks.map((check) => ({ rule: check.that, resolve: model.findEntry(check)?.resolve ?? resolve })),
      ...withResolve(page.verify?.when),
      ...computedLimits(step, page).flatMap(withResolve),
    ]),
  ];
}
