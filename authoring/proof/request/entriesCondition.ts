import { evaluateCondition, isFailing, type Json } from '#engine';
import { isList, partOf } from '../../check/origin/jsonParts.ts';
import type { Condition } from '../solve/Condition.ts';
import type { PayloadLine } from './PayloadLine.ts';

/** The checks of the page that look into the answer take it: into its entries, or into a group's members. */
export function entriesCondition({ site, page, field, place }: PayloadLine): Condition {
  const { ground, world } = site;
  const variable = ground.field(field)?.variable;
  const checks = page.checks.filter(({ names }) => names.length > 1 && names[0] === field);
  return {
    words: `what stands in "${field}" is accepted`,
    place,
    holds: () => {
      if (variable === undefined || checks.length === 0 || !ground.isFieldShown(page, field)) return true;
      const answer = world.read(variable) ?? null;
      return checks.every(({ names, that }) =>
        spotsOf(names.slice(1), answer).every(({ entry, value }) => {
          const scope = entry === undefined ? ground.scope : { ...ground.scope, entry };
          return !isFailing(evaluateCondition(that, scope), value !== undefined);
        }),
      );
    },
  };
}

/** Whether the page has checks that look into the answer. */
export const hasInnerChecks = ({ page, field }: PayloadLine): boolean =>
  page.checks.some(({ names }) => names.length > 1 && names[0] === field);

interface Spot {
  readonly entry?: Json;
  readonly value: Json | undefined;
}

/** Every place below a value that names lead to; `-` is every entry. */
function spotsOf(names: readonly string[], value: Json | undefined, entry?: Json): readonly Spot[] {
  const [name, ...more] = names;
  if (name === undefined) return [{ value, ...(entry === undefined ? {} : { entry }) }];
  if (name !== '-') return spotsOf(more, partOf(value, name), entry);
  const entries: readonly Json[] = isList(value) ? value : [];
  return entries.flatMap((each) => spotsOf(more, each, each));
}
