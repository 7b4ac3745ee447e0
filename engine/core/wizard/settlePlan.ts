import type { ContentProblem } from '../errors/ContentProblem.ts';
import type { FormDefinition } from '../form/FormDefinition.ts';
import { compileWizard } from './compileWizard.ts';
import type { FormConfiguration } from './FormConfiguration.ts';
import type { KnownNames } from './KnownNames.ts';
import type { WizardPlan } from './WizardPlan.ts';

/** The copies of one document, the newest first, the safest last. */
export interface Copies<T> {
  readonly name: string;
  readonly copies: readonly T[];
}

export type SettledPlan =
  | { readonly ok: true; readonly plan: WizardPlan; readonly problems: readonly ContentProblem[] }
  | { readonly ok: false; readonly problems: readonly ContentProblem[] };

/**
 * The plan of the newest copies that fit together: a broken document is replaced by its next copy; when it has none
 * left, every document by its last copy, for those were shipped together. `problems` are those of the copies passed
 * over; without a plan, of all copies.
 */
export function settlePlan(
  configuration: Copies<FormConfiguration>,
  definitions: readonly Copies<FormDefinition>[],
  known: KnownNames,
): SettledPlan {
  const documents: readonly Copies<unknown>[] = [configuration, ...definitions];
  const chosen = new Map(documents.map(({ name }) => [name, 0]));
  const problems: ContentProblem[] = [];
  for (;;) {
    const config = pick(configuration, chosen);
    const forms = definitions.flatMap((each) => pick(each, chosen) ?? []);
    const compiled = config === undefined ? undefined : compileWizard(config, forms, known);
    if (compiled?.ok) return { ok: true, plan: compiled.value, problems };
    problems.push(...(compiled?.problems ?? []));
    const broken = new Set(compiled?.problems.map(({ document }) => document));
    if (!advance(documents, chosen, broken)) return { ok: false, problems };
  }
}

function pick<T>({ name, copies }: Copies<T>, chosen: ReadonlyMap<string, number>) {
  const document = copies[chosen.get(name) ?? 0];
  return document === undefined ? undefined : { name, document };
}

/** Moves on the broken documents, or else all of them to their last copies; false when nothing is left to try. */
function advance(
  documents: readonly Copies<unknown>[],
  chosen: Map<string, number>,
  broken: ReadonlySet<string>,
): boolean {
  const left = ({ name, copies }: Copies<unknown>): number => copies.length - 1 - (chosen.get(name) ?? 0);
  const replaceable = documents.filter((each) => broken.has(each.name) && left(each) > 0);
  for (const { name } of replaceable) chosen.set(name, (chosen.get(name) ?? 0) + 1);
  if (replaceable.length > 0) return true;
  const older = documents.filter((each) => left(each) > 0);
  for (const { name, copies } of older) chosen.set(name, copies.length - 1);
  return older.length > 0;
}
