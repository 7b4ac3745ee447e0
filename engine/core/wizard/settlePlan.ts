import { type Copies, settle } from '../content/settle.ts';
import type { ContentProblem } from '../errors/ContentProblem.ts';
import type { FormDefinition } from '../form/FormDefinition.ts';
import { compileWizard } from './compileWizard.ts';
import type { FormConfiguration } from './FormConfiguration.ts';
import type { KnownNames } from './KnownNames.ts';
import type { WizardPlan } from './WizardPlan.ts';

/** The plan of a wizard, or why there is none. */
export type SettledPlan =
  | { readonly ok: true; readonly plan: WizardPlan; readonly problems: readonly ContentProblem[] }
  | { readonly ok: false; readonly problems: readonly ContentProblem[] };

/** The plan of the newest copies that fit together, as `settle` has it. */
export function settlePlan(
  configuration: Copies<FormConfiguration>,
  definitions: readonly Copies<FormDefinition>[],
  known: KnownNames,
): SettledPlan {
  const settled = settle([configuration, ...definitions], (pick) => {
    const config = pick(configuration);
    const forms = definitions.flatMap((each) => pick(each) ?? []);
    return config && compileWizard(config, forms, known);
  });
  return settled.ok ? { ok: true, plan: settled.value, problems: settled.problems } : settled;
}
