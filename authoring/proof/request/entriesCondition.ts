import { evaluateCondition, isFailing, type Json } from '#engine';
import { isList, readPart } from '../../jsonParts.ts';
import type { Condition } from '../solve/Condition.ts';
import type { PayloadLine } from './PayloadLine.ts';

/** Condition: the page's checks of the parts of the answer (list entries or members of a group) pass. */
export function entriesCondition({ step, page, field, place }: PayloadLine): Condition {
  const { model, world } = step;
  const variable = model.field(field)?.variable;
  const checks = page.checks.filter(({ names }) => names.length > 1 && names[0] === field);
  return {
    description: `what stands in "${field}" is accepted`,
    place,
    holds: () => {
      if (variable === undefined || checks.length === 0 || !model.isFieldShown(field)) return true;
      const answer = world.read(variable) ?? null;
      return checks.every(({ names, that }) =>
        listValues(names.slice(1), answer).every(({ entry, value }) => {
          const scope = entry === undefined ? model.scope : { ...model.scope, entry };
          return !isFailing(evaluateCondition(that, scope), value !== undefined);
        }),
      );
    },
  };
}

/** Whether the page has checks of the answer's parts. */
export const hasInnerChecks = ({ page, field }: PayloadLine): boolean =>
  page.checks.some(({ names }) => names.length > 1 && names[0] === field);

interface EntryValue {
  readonly entry?: Json;
  readonly value: Json | undefined;
}

/** All values that the names lead to below a value; `-` leads to every entry. */
function listValues(names: readonly string[], value: Json | undefined, entry?: Json): readonly EntryValue[] {
  const [name, ...more] = names;
  if (name === undefined) return [{ value, ...(entry === undefined ? {} : { entry }) }];
  if (name !== '-') return listValues(more, readPart(value, name), entry);
  const entries: readonly Json[] = isList(value) ? value : [];
  return entries.flatMap((each) => listValues(more, each, each));
}
