import { type ContentProblem, escapeName } from '#engine';
import { formConfiguration } from '../../../app/content/generated/forms/formConfiguration.ts';
import { prescreenData } from '../../../app/content/generated/forms/prescreenData.ts';
import { stateSelectionModal } from '../../../app/content/generated/texts/stateSelectionModal.ts';
import type { SchedulerConfig } from '../../../schemas/generated/content/settings/scheduler-config-2022.js';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { Checked } from '../read/CheckedDocuments.ts';
import { missingDocument } from '../read/missingDocument.ts';
import { listCategoriesByState } from './NamedCategory.ts';

/**
 * Reports documents that categories and flows name and that do not exist: prescreens, form configurations, texts of the
 * state selection.
 */
export function checkSchedulerConfig(
  { name: document, document: configs }: Checked<SchedulerConfig>,
  names: readonly string[],
): readonly (ContentProblem | AuthoringProblem)[] {
  const { defaultCategory, categories, flows } = configs;
  const missing = ({ name }: { readonly name: string }, id: string | undefined, pointer: string, before?: string) =>
    id === undefined ? [] : missingDocument({ document, pointer }, name, id, names, before);
  const checkCategory = (category: Partial<typeof defaultCategory> = {}, at = ''): readonly ContentProblem[] => [
    ...missing(prescreenData, category.prescreenType, `${at}/prescreenType`),
    ...missing(formConfiguration, category.formConfigGroup, `${at}/formConfigGroup`),
    ...missing(
      stateSelectionModal,
      category.stateSelectionModal?.ampCollectionId,
      `${at}/stateSelectionModal/ampCollectionId`,
      'states/',
    ),
  ];
  return [
    ...checkSearchedByState(document, configs),
    ...checkCategory(defaultCategory, '/defaultCategory'),
    ...Object.entries(categories).flatMap(([category, config]) =>
      checkCategory(config, `/categories/${escapeName(category)}`),
    ),
    ...Object.entries(flows ?? {}).flatMap(([flow, config]) =>
      missing(formConfiguration, config?.formConfigGroup, `/flows/${flow}/formConfigGroup`),
    ),
  ];
}

/**
 * Categories that are searched by state although nothing asks for one. Whether a prescreen asks for it is checked by
 * the proof.
 */
const checkSearchedByState = (document: string, configs: SchedulerConfig): readonly AuthoringProblem[] =>
  listCategoriesByState(configs).flatMap(({ category, pointer, config: { schedulerFlow, redirectAction } }) =>
    redirectAction === 'results'
      ? [
          {
            document,
            pointer,
            code: 'state-not-asked',
            message: `"${category}" is searched by state in the flow ${schedulerFlow}, but nothing asks for the state: add a "stateSelectionModal" or a prescreen.`,
          },
        ]
      : [],
  );
