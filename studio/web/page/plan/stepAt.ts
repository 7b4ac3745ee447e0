import type { WizardPlan } from '#engine';
import type { Aim } from '../../desk/DeskState.ts';

/** The step and page that a place in a document is about; undefined where the plan does not ask it. */
export function stepAt(
  plan: WizardPlan,
  { path, at }: Aim,
): { readonly step: string; readonly page?: string } | undefined {
  if (typeof at !== 'string') return undefined;
  const id = path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/, '');
  if (path.startsWith('form-config/') || path.startsWith('prescreen-data/')) {
    const [, index] = /^\/steps\/(\d+)/.exec(at) ?? [];
    const step = index === undefined ? undefined : plan.steps[Number(index)];
    return step && { step: step.id };
  }
  if (!path.startsWith('form-definition/')) return undefined;
  const step = plan.steps.find(({ document }) => formOf(document) === id);
  const [, index] = /^\/pages\/(\d+)/.exec(at) ?? [];
  const page = index === undefined ? undefined : step?.form.pages[Number(index)];
  return step && { step: step.id, ...(page && { page: page.name }) };
}

/** The id of the form that a step's document is of: 'vaccineConsent' of 'form-definition/vaccineConsent with …'. */
export const formOf = (document: string): string => document.replace(/^form-definition\//, '').replace(/ with .*$/, '');
