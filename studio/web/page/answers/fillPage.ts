import {
  type Answers,
  type Json,
  type JsonObject,
  type PathPage,
  pathFor,
  presentedSchema,
  validatePage,
  type WizardAnswers,
  type WizardPlan,
} from '#engine';
import { candidates, wrongValue } from './candidates.ts';
import type { FillKind } from './FillKind.ts';

/** Answers can show further fields, so a page is filled until nothing new is asked. */
const mostRounds = 8;

/** The answers of one page, filled in. What is hidden stays as it is. */
export function fillPage(
  plan: WizardPlan,
  answers: WizardAnswers,
  at: { readonly step: string; readonly page: string },
  context: JsonObject,
  kind: FillKind,
): Answers {
  let own: Answers = {};
  for (let round = 0; round < mostRounds; round += 1) {
    const here = { ...answers, [at.step]: { ...answers[at.step], [at.page]: own } };
    const view = pathFor(plan, here, context).find(({ step, page }) => step.id === at.step && page.name === at.page);
    if (view === undefined) return own;
    const next = fillShown(view, own, kind);
    if (JSON.stringify(next) === JSON.stringify(own)) return own;
    own = next;
  }
  return own;
}

function fillShown(view: PathPage, before: Answers, kind: FillKind): Answers {
  const { properties = {} } = presentedSchema(view);
  const today = String(view.scope.context.today ?? '2026-01-01');
  let own: Answers = before;
  for (const name of view.shown) {
    const schema = properties[name];
    if (schema === undefined || name in own || view.page.computes.has(name)) continue;
    if (kind === 'wrong') {
      const value = wrongValue(schema);
      if (value !== undefined) own = { ...own, [name]: value };
      continue;
    }
    if (kind === 'minimal' && !view.required.includes(name)) continue;
    const others = Object.values(own).filter((value) => typeof value === 'string');
    const tried = [...candidates(schema, kind, today), ...others];
    const fitting = tried.find((value) => isAccepted(view, own, name, value)) ?? tried[0];
    if (fitting !== undefined) own = { ...own, [name]: fitting };
  }
  return own;
}

/** Whether the page finds nothing wrong with this answer. */
function isAccepted(view: PathPage, own: Answers, name: string, value: Json): boolean {
  const answers = { ...own, [name]: value };
  const scope = { ...view.scope, answers: { ...view.scope.answers, ...answers } };
  return validatePage({ ...view, scope }, answers).every(
    ({ path }) => path !== `/${name}` && !path.startsWith(`/${name}/`),
  );
}
