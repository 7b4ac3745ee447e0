import type { PagePlan } from '#engine';
import { answersIn } from '../listReasons.ts';
import { shownConditions } from './formConditions.ts';
import type { StepContext } from './StepContext.ts';

/** Two fields that can stand on one page with one label: nobody could tell them apart, least of all by ear. */
export function proveLabels(step: StepContext, page: PagePlan, shown: readonly string[]): void {
  for (const [index, field] of shown.entries()) {
    const label = readLabel(page, field);
    const twin = shown.slice(0, index).find((other) => label !== undefined && readLabel(page, other) === label);
    if (twin === undefined) continue;
    const witness = step.prover.possible([twin, field].flatMap((each) => shownConditions(step, page, each)));
    if (witness === undefined) continue;
    step.report({
      ...step.places.field(page.name, field),
      code: 'ambiguous',
      severity: 'error',
      message: `"${field}" and "${twin}" can be shown together, and both are called "${page.schema.properties[field]?.title}".`,
      witness: answersIn(witness),
    });
  }
}

const readLabel = ({ schema }: PagePlan, field: string): string | undefined =>
  schema.properties[field]?.title?.trim().toLowerCase();
