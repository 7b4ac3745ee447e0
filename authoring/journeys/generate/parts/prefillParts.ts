import { evaluateCondition, type PagePlan, type Scope } from '#engine';
import { pageConditions } from '../../../proof/forms/formConditions.ts';
import type { StepContext } from '../../../proof/forms/StepContext.ts';
import { below } from '../../../proof/placeIn.ts';
import { formatPosition } from '../../record/pageAt.ts';
import { type Part, partOf, type Seen } from './Part.ts';

/** The rules of a page that fill in a field on a condition: it is filled in when the guest comes, and it is not. */
export function prefillParts(step: StepContext, page: PagePlan): readonly Part[] {
  const { model, places } = step;
  const at = formatPosition({ step: model.step.id, page: page.name });
  return [...page.prefills].flatMap(([field, { when }]) => {
    if (when === undefined) return [];
    const place = below(places.prefills(page.name, field), 'when');
    const truth = (scope: Scope) => evaluateCondition(when, scope) === true;
    return [true, false].map((wanted) => {
      const isMet = (seen: Seen) =>
        seen.kind === 'page' && !seen.isTry && seen.at === at && truth(seen.view.scope) === wanted;
      return partOf(place, wanted ? 'holds' : 'does not hold', isMet, {
        way: [
          { description: 'it is filled in', place, holds: () => truth(model.scope) === wanted },
          ...pageConditions(step, page),
        ],
      });
    });
  });
}
