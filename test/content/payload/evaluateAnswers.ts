import {
  type Answers,
  buildPayload,
  type JsonObject,
  type Path,
  pathFor,
  readPageAnswers,
  type Violation,
  validatePage,
  type WizardAnswers,
  type WizardPlan,
} from '#engine';
import { encoders } from '../../../app/journey/index.ts';
import { signed } from '../../app/screens/booking/golden/goldenFlows.ts';

/** The results of evaluating answers. */
export interface EvaluatedAnswers {
  readonly pages: readonly {
    readonly step: string;
    readonly page: string;
    readonly shown: readonly string[];
    readonly required: readonly string[];
    readonly violations: readonly Violation[];
  }[];
  readonly payload: JsonObject;
}

export function evaluateAnswers(plan: WizardPlan, answers: WizardAnswers, context: JsonObject): EvaluatedAnswers {
  const pages = pathFor(plan, answers, context).map((view) => {
    const at = { step: view.step.id, page: view.page.name };
    const { shown, required } = view;
    return { ...at, shown, required, violations: validatePage(view, readPageAnswers(answers, at)) };
  });
  const payload = buildPayload(
    plan,
    answers,
    context,
    encoders(() => signed),
  );
  return { pages, payload };
}

/** The fields that are shown on the path, as `step/page/field`. */
export const shownOn = (path: Path): ReadonlySet<string> =>
  new Set(path.flatMap(({ step, page, shown }) => shown.map((field) => `${step.id}/${page.name}/${field}`)));

/** The answers in which those to hidden fields are replaced by `others`, or removed when `others` has none. */
export function withHidden(answers: WizardAnswers, shown: ReadonlySet<string>, others: WizardAnswers): WizardAnswers {
  const merged = (step: string, page: string): Answers => {
    const isShown = ([field]: [string, unknown]) => shown.has(`${step}/${page}/${field}`);
    const own = Object.entries(answers[step]?.[page] ?? {}).filter(isShown);
    const other = Object.entries(others[step]?.[page] ?? {}).filter((entry) => !isShown(entry));
    return Object.fromEntries([...own, ...other]);
  };
  const steps = new Set([...Object.keys(answers), ...Object.keys(others)]);
  return Object.fromEntries(
    [...steps].map((step) => {
      const pages = new Set([...Object.keys(answers[step] ?? {}), ...Object.keys(others[step] ?? {})]);
      return [step, Object.fromEntries([...pages].map((page) => [page, merged(step, page)]))];
    }),
  );
}
