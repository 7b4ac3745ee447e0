import { validatePage } from '../../form/validatePage.ts';
import type { PageView } from '../../form/viewForm.ts';
import { sentValue } from '../../wizard/buildPayload.ts';
import type { Path, PathPage } from '../../wizard/path.ts';
import { readPageAnswers, type WizardAnswers } from '../../wizard/WizardState.ts';
import type { WizardPlace } from '../explanation/ExplainedPlace.ts';
import type { Outcome } from '../explanation/Explanation.ts';
import { competingLines, findCheck, findLine } from './findCone.ts';
import { findStep, type WizardCase } from './WizardCase.ts';

/** What the engine says about a place for these answers. */
export function readOutcome(given: WizardCase, path: Path, answers: WizardAnswers, place: WizardPlace): Outcome {
  const views = path.filter(({ step }) => step.id === place.step);
  switch (place.kind) {
    case 'step':
      return views.length > 0 ? 'on the path' : 'off the path';
    case 'page':
      return views.some(({ page }) => page.name === place.page) ? 'on the path' : 'off the path';
    case 'field':
      return shownIn(views, place.field) === undefined ? 'hidden' : 'shown';
    case 'required': {
      const view = shownIn(views, place.field);
      return view === undefined ? 'hidden' : view.required.includes(place.field) ? 'required' : 'optional';
    }
    case 'answer': {
      const view = shownIn(views, place.field);
      if (view === undefined) return 'hidden';
      return violationsOf(view, answers, `/${place.field}`).length > 0 ? 'refused' : 'accepted';
    }
    case 'check':
      return readCheck(given, views, answers, place);
    case 'payload':
      return readLine(given, path, place);
  }
}

const shownIn = (views: Path, field: string): PathPage | undefined => views.find(({ shown }) => shown.includes(field));

/** The violations of an answer and of what is in it. */
export const violationsOf = (view: PathPage, answers: WizardAnswers, pointer: string) =>
  validatePage(view, readPageAnswers(answers, { step: view.step.id, page: view.page.name })).filter(
    ({ path }) => path === pointer || path.startsWith(`${pointer}/`),
  );

function readCheck(
  { plan }: WizardCase,
  views: Path,
  answers: WizardAnswers,
  { step, path, message }: Extract<WizardPlace, { kind: 'check' }>,
): Outcome {
  const check = findCheck(findStep(plan, step), path, message);
  const view = shownIn(views, check.names[0] ?? '');
  if (view === undefined) return 'not checked';
  const violations = violationsOf(view, answers, `/${check.names[0]}`).filter((each) => isAtPath(each.path, path));
  if (violations.some(({ keyword }) => keyword === message)) return 'failed';
  const isKeyword = ({ keyword }: { readonly keyword: string }): boolean =>
    view.page.checks.every((each) => each.message !== keyword);
  return violations.some(isKeyword) ? 'not checked' : 'passed';
}

/** Whether a violation is at this pointer, in which `-` stands for any entry, or inside of it. */
export function isAtPath(path: string, pointer: string): boolean {
  const [names, wanted] = [path.split('/'), pointer.split('/')];
  return wanted.every((name, at) => name === '-' || name === names[at]);
}

function readLine(
  { plan, context, encoders }: WizardCase,
  path: Path,
  place: Extract<WizardPlace, { kind: 'payload' }>,
): Outcome {
  const own = findStep(plan, place.step);
  const line = findLine(own, place.pointer);
  const scopes = new Map<string, PageView['scope']>(path.map(({ step, scope }) => [step.id, scope]));
  const sending = competingLines(plan, own, line).filter(([step, each]) => {
    const scope = scopes.get(step.id);
    return scope !== undefined && sentValue(each, { answers: scope.answers, context }, encoders) !== undefined;
  });
  if (!sending.some(([, each]) => each === line)) return 'not sent';
  return sending.at(-1)?.[1] === line ? 'sent' : 'replaced';
}
