import { escapeName } from '#engine';
import { type FlowName, flowNames } from '../../../app/journey/flow/Flow.ts';
import { searchesByState } from '../../../app/journey/search/searchedState.ts';
import type { SchedulerConfig } from '../../../schemas/generated/content/settings/scheduler-config-2022.js';

/** What a scheduler configuration says of one category. */
export interface NamedCategory {
  readonly category: string;
  readonly pointer: string;
  readonly config: SchedulerConfig['defaultCategory'];
}

/** All categories, and what holds for any other. */
export const listCategories = ({ defaultCategory, categories }: SchedulerConfig): readonly NamedCategory[] => [
  { category: 'any other', pointer: '/defaultCategory', config: defaultCategory },
  ...Object.entries(categories).flatMap(([category, config]) =>
    config === undefined ? [] : [{ category, pointer: `/categories/${escapeName(category)}`, config }],
  ),
];

/**
 * Categories whose search is by state, and that ask for none on the main page: there the modal of the state selection
 * does. Their prescreen has to send it.
 */
export const listCategoriesByState = (configs: SchedulerConfig): readonly NamedCategory[] =>
  listCategories(configs).filter(
    ({ config }) => searchesByState(config.schedulerFlow) && config.stateSelectionModal === undefined,
  );

/** The flows that ask the forms of a group: by themselves, or for one of their categories. */
export const findFlows = (configs: SchedulerConfig, group: string): readonly FlowName[] =>
  flowNames.filter(
    (flow) =>
      configs.flows?.[flow]?.formConfigGroup === group ||
      listCategories(configs).some(({ config }) => config.schedulerFlow === flow && config.formConfigGroup === group),
  );
