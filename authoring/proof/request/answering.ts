import type { Json } from '#engine';
import type { Condition } from '../solve/Condition.ts';
import type { PayloadLine } from './PayloadLine.ts';
import type { RequestContext } from './RequestContext.ts';

/**
 * Runs a search in which the line's field has this answer. Nobody can choose a computed value, so it is a further
 * condition of the search.
 */
export function answering<T>(
  { step: context, field }: PayloadLine,
  answer: Json,
  run: (further: readonly Condition[]) => T,
): T {
  const { model } = context;
  const variable = model.field(field)?.variable;
  if (variable === undefined) {
    const description = `"${field}" is ${JSON.stringify(answer)}`;
    return run([{ description, holds: () => model.scope.answers[field] === answer }]);
  }
  context.world.assign(variable, answer);
  try {
    return run([]);
  } finally {
    context.world.release(variable);
  }
}

/** The day that is tried first for today; a fixed one where no rule reads today. */
export function firstToday({ lines, possible }: Pick<RequestContext, 'lines' | 'possible'>): string {
  const [line] = lines;
  const fallback = '2000-01-02';
  if (line === undefined) return fallback;
  const asked: Condition = { description: 'today is known', holds: () => line.step.model.scope.context.today !== null };
  const witness = possible([asked]);
  const [, today] = [...(witness ?? [])].find(([{ name }]) => name === 'context.today') ?? [];
  return typeof today === 'string' ? today : fallback;
}

/** The date so many days after another one, and so many months. */
export function addTo(date: string, days: number, months = 0): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + months);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** The day before. Checks that require a past date will most likely accept it. */
export const dayBefore = (date: string): string => addTo(date, -1);
