import type { PagePlan } from '#engine';
import type { StepModel } from '../../proof/model/StepModel.ts';
import type { Change } from '../Change.ts';
import { inBoth } from '../inBoth.ts';
import type { Rules } from '../rules/openRules.ts';
import type { Side } from '../rules/Side.ts';
import { writtenRule } from '../rules/writtenRule.ts';
import { look, seen } from '../seen.ts';
import { say } from './compareField.ts';

/** The steps that both versions have. */
export const pairSteps = ({
  before,
  after,
}: Pick<Rules, 'before' | 'after'>): readonly (readonly [StepModel, StepModel])[] =>
  before.steps.flatMap((step) => {
    const other = after.steps.find((each) => each.step.id === step.step.id);
    return other === undefined ? [] : [[step, other] as const];
  });

/** Steps that come, go, move, or are asked on another condition. */
export function compareSteps({ before, after, ...rules }: Rules): readonly Change[] {
  const ids = (side: Side) => side.steps.map(({ step }) => step.id);
  const [was, is] = [ids(before), ids(after)];
  const moved = inBoth(was, is) !== inBoth(is, was);
  return [
    ...was.filter((id) => !is.includes(id)).map((id) => look(id, `The step "${id}" is gone.`)),
    ...is.filter((id) => !was.includes(id)).map((id) => look(id, `The step "${id}" is new.`)),
    ...(moved ? [look('', `The steps come in another order: ${is.join(', ')}.`)] : []),
    ...pairSteps({ before, after }).flatMap(([{ step, ...one }, { step: other, ...two }]) => [
      ...(step.title === other.title
        ? []
        : [look(step.id, `The step "${step.title}" is called "${other.title}" now.`)]),
      ...(JSON.stringify(step.hints) === JSON.stringify(other.hints)
        ? []
        : [look(step.id, `The hints of the step "${step.id}" are others: ${JSON.stringify(other.hints)}.`)]),
      ...(written(step.when, step) === written(other.when, other)
        ? []
        : say(
            `The condition of the step "${step.id}"`,
            rules.compare(one.isOnPath, two.isOnPath),
            (asked) => `the step "${step.id}" is ${asked ? 'asked' : 'left out'}`,
          ).map((found) => seen(step.id, found))),
    ]),
  ];
}

/** A condition as one text; empty where there is none. */
export const written = (rule: PagePlan['when'], { form }: StepModel['step']): string =>
  rule === undefined ? '' : writtenRule(rule, form.settings);
