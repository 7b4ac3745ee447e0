import type { Json } from '../../json/Json.ts';
import { sentValue } from '../../wizard/buildPayload.ts';
import { pathFor } from '../../wizard/path.ts';
import { findChange } from '../change/findChange.ts';
import type { Changes } from '../change/Variable.ts';
import type { WizardPlace } from '../explanation/ExplainedPlace.ts';
import type { Change, Explanation, Outcome } from '../explanation/Explanation.ts';
import { applyChanges } from './applyChanges.ts';
import { findCheck, findCone, findLine, keyOf } from './findCone.ts';
import { listVariables } from './listVariables.ts';
import { readOutcome } from './readOutcome.ts';
import { findField, findPage, findStep, type WizardCase } from './WizardCase.ts';
import { wizardReasons } from './wizardReasons.ts';

/** Explains a place of a wizard. `most` is the most changes of answers that are tried. */
export function explainWizardPlace(given: WizardCase, place: WizardPlace, most: number): Explanation {
  const path = pathFor(given.plan, given.answers, given.context);
  const outcome = readOutcome(given, path, given.answers, place);
  const sends = place.kind === 'payload' && outcome !== 'not sent' ? readValue(given, place) : undefined;
  return {
    place,
    title: titleOf(given, place),
    outcome,
    because: wizardReasons(given, path, place, outcome),
    change: changeOf(given, place, outcome, most),
    ...(sends !== undefined && { sends }),
  };
}

/** What an outcome may turn to. */
const opposite: Readonly<Partial<Record<Outcome, readonly Outcome[]>>> = {
  required: ['optional'],
  optional: ['required'],
  accepted: ['refused'],
  refused: ['accepted'],
  failed: ['passed'],
  passed: ['failed'],
  'not checked': ['failed'],
};

/** Whether an outcome is turned to another one. A hidden field that is asked whether it is required turns to required. */
function isTurned(place: WizardPlace, from: Outcome, to: Outcome): boolean {
  if (from === 'hidden' && place.kind === 'required') return to === 'required';
  return opposite[from]?.includes(to) ?? to !== from;
}

function changeOf(given: WizardCase, place: WizardPlace, from: Outcome, most: number): Change {
  const cone = findCone(given.plan, place);
  const variables = listVariables(given, cone, place);
  const readAfter = (changes: Changes) => {
    const answers = applyChanges(given.answers, changes, cone.answers);
    const path = pathFor(cone.plan, answers, given.context);
    return { path, outcome: readOutcome(given, path, answers, place) };
  };
  const found = findChange({
    variables,
    most,
    attempt: (changes) => {
      const { path, outcome } = readAfter(changes);
      const live = path.flatMap(({ step, shown }) => shown.map((field) => keyOf({ step, field })));
      return { isTurned: isTurned(place, from, outcome), live: new Set(live) };
    },
  });
  if (found.kind === 'undecided' || found.kind === 'more') return found;
  if (found.kind === 'none') {
    const why = variables.length > 0 ? 'no value' : cone.rules.length > 0 ? 'no answer' : 'no rule';
    return { kind: 'none', why };
  }
  const answers = variables.flatMap(({ key, step, page, field, title, now }) => {
    if (!found.changes.has(key) || step === undefined || page === undefined) return [];
    const to = found.changes.get(key);
    return [{ step, page, field, title, ...(now !== undefined && { from: now }), ...(to !== undefined && { to }) }];
  });
  return { kind: 'found', answers, outcome: readAfter(found.changes).outcome, smallest: found.smallest };
}

function readValue(
  { plan, answers, context, encoders }: WizardCase,
  place: Extract<WizardPlace, { kind: 'payload' }>,
): Json | undefined {
  const view = pathFor(plan, answers, context).find(({ step }) => step.id === place.step);
  return view && sentValue(findLine(view.step, place.pointer), { answers: view.scope.answers, context }, encoders);
}

function titleOf({ plan }: WizardCase, place: WizardPlace): string {
  const step = findStep(plan, place.step);
  const fieldTitle = (name: string): string =>
    findField(plan, place.step, name).page.schema.properties[name]?.title ?? name;
  switch (place.kind) {
    case 'step':
      return step.title;
    case 'page':
      return findPage(plan, place.step, place.page).title;
    case 'check':
      return fieldTitle(findCheck(step, place.path, place.message).names[0] ?? '');
    case 'payload':
      return fieldTitle(findLine(step, place.pointer).from[0] ?? '');
    default:
      return fieldTitle(place.field);
  }
}
