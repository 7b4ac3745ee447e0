import type { Json } from '../../json/Json.ts';
import { readPageAnswers, type WizardAnswers } from '../../wizard/WizardState.ts';
import type { Changes } from '../change/Variable.ts';
import { keyOf } from './findCone.ts';
import type { FieldPlace } from './WizardCase.ts';

/** The answers after changes of these fields. */
export function applyChanges(answers: WizardAnswers, changes: Changes, fields: readonly FieldPlace[]): WizardAnswers {
  let changed = answers;
  for (const found of fields) {
    const { step, page, field } = found;
    if (!changes.has(keyOf(found))) continue;
    const given = readPageAnswers(changed, { step: step.id, page: page.name });
    const next: Record<string, Json | undefined> = { ...given, [field]: changes.get(keyOf(found)) };
    changed = { ...changed, [step.id]: { ...changed[step.id], [page.name]: next } };
  }
  return changed;
}
