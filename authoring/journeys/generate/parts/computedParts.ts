import type { CompiledRule, Json, JsonSchema, PagePlan } from '#engine';
import { listChoices } from '../../../proof/domains/classifySchema.ts';
import { shownConditions } from '../../../proof/forms/formConditions.ts';
import type { StepContext } from '../../../proof/forms/StepContext.ts';
import { below } from '../../../proof/placeIn.ts';
import { formatPosition } from '../../record/pageAt.ts';
import { limits, measure } from './limits.ts';
import { type Part, partOf, type Seen } from './Part.ts';

/** A computed value comes from answers of other pages: each that its rule names is read, and each limit is just kept. */
export function computedParts(step: StepContext, page: PagePlan, field: string, schema: JsonSchema): readonly Part[] {
  const at = formatPosition({ step: step.model.step.id, page: page.name });
  const place = step.places.field(page.name, field);
  const shown = shownConditions(step, page, field);
  const on = (test: (value: Json) => boolean) => (seen: Seen) => {
    const value = seen.kind === 'page' && !seen.isTry && seen.at === at ? seen.view.scope.answers[field] : undefined;
    return value !== undefined && test(value);
  };
  const named = literalsIn(page.computes.get(field)?.root);
  const choices = (listChoices(schema) ?? []).filter((choice) => named.includes(choice));
  return [
    ...choices.map((choice) => {
      const isChoice = (value: Json | undefined) => value === choice;
      const holds = () => isChoice(step.model.scope.answers[field]);
      const way = [{ description: `it is ${JSON.stringify(choice)}`, place, holds }, ...shown];
      return partOf(place, `the value ${JSON.stringify(choice)} is read`, on(isChoice), { way });
    }),
    ...limits
      .filter((limit) => schema[limit] !== undefined)
      .map((limit) => {
        const isKept = (value: Json) => measure(value) === schema[limit];
        return partOf(below(place, limit), 'is just kept', on(isKept), { way: shown });
      }),
  ];
}

/** The values that a rule names. */
function literalsIn(node: CompiledRule['root'] | undefined): readonly Json[] {
  switch (node?.kind) {
    case 'literal':
      return [node.value];
    case 'list':
      return node.items.flatMap(literalsIn);
    case 'condition':
      return literalsIn(node.node);
    case 'call':
      return node.operands.flatMap(literalsIn);
    default:
      return [];
  }
}
