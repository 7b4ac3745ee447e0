import { escapeName } from '#engine';
import { type FlowName, flowNames } from '../../../app/journey/flows.ts';
import { searchesByState } from '../../../app/journey/search/SearchCriteria.ts';
import type { SchedulerConfig } from '../../../schemas/generated/content/settings/scheduler-config-2022.js';

/** The part of a scheduler configuration that sets one category. */
export interface NamedCategory {
  readonly category: string;
  readonly pointer: string;
  readonly config: SchedulerConfig['defaultCategory'];
}

/** All categories of a scheduler configuration, and first the default for any other category. */
export const listCategories = ({ defaultCategory, categories }: SchedulerConfig): readonly NamedCategory[] => [
  { category: 'any other', pointer: '/defaultCategory', config: defaultCategory },
  ...Object.entries(categories).flatMap(([category, config]) =>
    config === undefined ? [] : [{ category, pointer: `/categories/${escapeName(category)}`, config }],
  ),
];

/**
 * Categories that are searched by state and do not ask for one on the main page, where the modal of the state selection
 * would ask. Their prescreen must supply the state.
 */
export const listCategoriesByState = (configs: SchedulerConfig): readonly NamedCategory[] =>
  listCategories(configs).filter(
    ({ config }) => searchesByState(config.schedulerFlow) && config.stateSelectionModal === undefined,
  );

/** The flows that use the forms of a group, either themselves or through one of their categories. */
export const findFlows = (configs: SchedulerConfig, group: string): readonly FlowName[] =>
  flowNames.filter(
    (flow) =>
      configs.flows?.[flow]?.formConfigGroup === group ||
      listCategories(configs).some(({ config }) => config.schedulerFlow === flow && config.formConfigGroup === group),
  );
