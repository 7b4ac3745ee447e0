import type { WizardPlan } from '#engine';
import type { AskedPlan } from '../../../../authoring/journeys/AskedPlan.ts';
import type { DocumentMutant } from '../mutantsIn.ts';
import { type FormUse, livingParts } from './livingParts.ts';

/** Whether a change of a form is where no guest can come, with the settings of any step that asks the form. */
export function isSameToAll(
  { name, before, document }: Pick<DocumentMutant, 'name' | 'before' | 'document'>,
  asking: readonly AskedPlan[],
): boolean {
  const uses = asking.flatMap(({ wizard }) => (wizard ? usesOf(wizard, name) : []));
  const left = (form: typeof before, use: FormUse): string => JSON.stringify(livingParts(form, use));
  return uses.length > 0 && uses.every((use) => left(before, use) === left(document, use));
}

/** A form that is read once more for a step is named after its document: `form-definition/x with general-consent/y`. */
const usesOf = ({ steps }: WizardPlan, name: string): readonly FormUse[] =>
  steps
    .filter(({ document }) => document.split(' with ')[0] === name)
    .map(({ form: { settings } }) => ({
      settings,
      longest: (path) => {
        const [, id, field = ''] = /^steps\.([^.]+)\.([^.]+)$/.exec(path) ?? [];
        const pages = steps.find((each) => each.id === id)?.form.pages ?? [];
        return pages.map(({ schema }) => schema.properties[field]).find((each) => each !== undefined)?.maxLength;
      },
    }));
