import type { CompiledRule } from '#engine';
import type { PrescreenPlan } from '../../../app/content/forms/PrescreenPlan.ts';
import type { Change } from '../Change.ts';
import { writtenRule } from '../rules/writtenRule.ts';

const look = (message: string): Change => ({ verdict: 'look', concern: 'guest', place: '', message });

/** What a prescreen decides besides its forms and questions: where it leads, and what later forms know. */
export function comparePrescreens(was: PrescreenPlan, is: PrescreenPlan): readonly Change[] {
  const write = (rule: CompiledRule | undefined): string => (rule === undefined ? '' : writtenRule(rule));
  const services = ({ services: all }: PrescreenPlan) =>
    JSON.stringify(all.map(({ when, serviceIds }) => [write(when), serviceIds]));
  const known = ({ priorAnswers }: PrescreenPlan) =>
    new Map(priorAnswers.map(({ name, value }) => [name, write(value)] as const));
  const [before, after] = [known(was), known(is)];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return [
    ...(services(was) === services(is) ? [] : [look('The answers lead to other services, or under other conditions.')]),
    ...names
      .filter((name) => before.get(name) !== after.get(name))
      .map((name) => look(`Later forms know "${name}" from other answers, or no longer.`)),
    ...(JSON.stringify(was.information) === JSON.stringify(is.information)
      ? []
      : [look('What is said of the services has changed.')]),
    ...(was.hideStepCount === is.hideStepCount
      ? []
      : [look(`The number of steps is ${is.hideStepCount ? 'hidden' : 'shown'}.`)]),
  ];
}
