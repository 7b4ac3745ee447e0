import type { PagePlan } from '#engine';
import { answersIn } from '../reasonsOf.ts';
import type { FormSite } from './FormSite.ts';
import { shownConditions } from './formConditions.ts';

/** Two fields that can stand on one page with one label: nobody could tell them apart, least of all by ear. */
export function proveLabels(site: FormSite, page: PagePlan, shown: readonly string[]): void {
  for (const [index, field] of shown.entries()) {
    const label = labelOf(page, field);
    const twin = shown.slice(0, index).find((other) => label !== undefined && labelOf(page, other) === label);
    if (twin === undefined) continue;
    const witness = site.prover.possible([twin, field].flatMap((each) => shownConditions(site, page, each)));
    if (witness === undefined) continue;
    site.report({
      ...site.places.field(page.name, field),
      code: 'ambiguous',
      severity: 'error',
      message: `"${field}" and "${twin}" can be shown together, and both are called "${page.schema.properties[field]?.title}".`,
      witness: answersIn(witness),
    });
  }
}

const labelOf = ({ schema }: PagePlan, field: string): string | undefined =>
  schema.properties[field]?.title?.trim().toLowerCase();
