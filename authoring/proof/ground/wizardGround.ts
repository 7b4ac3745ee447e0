import type { CompiledRule, Scope, WizardPlan } from '#engine';
import type { ReadRule, Resolve, Source } from '../domains/Source.ts';
import { lazyRecord } from '../lazyRecord.ts';
import type { World } from '../solve/World.ts';
import type { ContextGround } from './contextGround.ts';
import { type StepGround, stepGround } from './stepGround.ts';

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
