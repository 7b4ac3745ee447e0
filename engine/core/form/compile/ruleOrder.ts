import type { ContentProblem, Place } from '../../errors/ContentProblem.ts';
import { inside, problem } from '../../errors/problem.ts';
import type { CompiledRule } from '../../rules/CompiledRule.ts';
import type { PagePlan, RuleUnit } from '../FormPlan.ts';

export interface RuleOrder {
  readonly order: readonly RuleUnit[];
  readonly problems: readonly ContentProblem[];
}

/** The fields of the same form that the rules read. */
export const fieldsRead = (rules: readonly CompiledRule[]): readonly string[] =>
  rules.flatMap(({ reads }) =>
    reads.flatMap(([root, field]) => (root === 'answers' && field !== undefined ? [field] : [])),
  );

/**
 * Orders pages and fields so that what a condition or a computed value reads is decided before it. Fields that read each
 * other in a circle have no such order, and are a problem.
 */
export function ruleOrder(pages: readonly PagePlan[], place: Place): RuleOrder {
  const units = new Map<string, RuleUnit>();
  for (const page of pages) for (const field of page.fields) units.set(field, { page, field });
  const order: RuleUnit[] = [];
  const problems: ContentProblem[] = [];
  const done = new Set<string>();
  const decided = new Set<PagePlan>();

  function decidePage(page: PagePlan, trail: readonly string[]) {
    if (decided.has(page)) return;
    for (const field of fieldsRead(page.when === undefined ? [] : [page.when])) decide(field, trail);
    if (decided.has(page)) return;
    decided.add(page);
    order.push({ page });
  }

  function decide(field: string, trail: readonly string[]) {
    const unit = units.get(field);
    if (unit === undefined || done.has(field)) return;
    if (trail.includes(field)) {
      const circle = [...trail.slice(trail.indexOf(field)), field];
      const computes = trail.some((name) => units.get(name)?.page.computes.has(name));
      if (problems.length === 0)
        problems.push(problem(inside(place, pages.indexOf(unit.page), 'rules'), 'rule-cycle', circle, computes));
      return;
    }
    const further = [...trail, field];
    decidePage(unit.page, further);
    const { shows, computes } = unit.page;
    const rules = [...(shows.get(field) ?? []), ...[computes.get(field)].filter((rule) => rule !== undefined)];
    for (const read of fieldsRead(rules)) decide(read, further);
    if (done.has(field)) return;
    done.add(field);
    order.push(unit);
  }

  for (const page of pages) {
    decidePage(page, []);
    for (const field of page.fields) decide(field, []);
  }
  return { order, problems };
}
