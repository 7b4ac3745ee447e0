import { escapeName } from '#engine';
import { type FlowName, flowNames } from '../../../app/journey/flows.ts';
import type { FlowNeeds, FlowRequirements } from '../../../schemas/generated/content/settings/flow-requirements.js';
import type { SchedulerConfig } from '../../../schemas/generated/content/settings/scheduler-config-2022.js';
import { listCategories } from '../checks/NamedCategory.ts';

/** A form configuration that the scheduler's document names for bookings, and what these bookings need. */
export interface FlowUse {
  readonly flow: FlowName;
  /** Where a category has forms or needs of its own. */
  readonly category?: string;
  readonly group: string;
  /** JSON Pointer to where the scheduler's document says so. */
  readonly pointer: string;
  readonly needs: FlowNeeds;
}

/** All form configurations that flows and categories are sent to. */
export const flowUses = (configs: SchedulerConfig, { flows, categories }: FlowRequirements): readonly FlowUse[] => [
  ...flowNames.map((flow) => ({
    flow,
    group: configs.flows[flow].formConfigGroup,
    pointer: `/flows/${flow}/formConfigGroup`,
    needs: flows[flow],
  })),
  ...listCategories(configs).flatMap(({ category, pointer, config }): readonly FlowUse[] => {
    const { schedulerFlow, formConfigGroup } = config;
    const { flow = schedulerFlow, ...own } = categories[category] ?? {};
    // A category that is sent to the wrong flow is reported, and what it would need there is no second finding.
    if (flow !== schedulerFlow || (formConfigGroup === undefined && Object.keys(own).length === 0)) return [];
    const group = formConfigGroup ?? configs.flows[flow].formConfigGroup;
    const at = formConfigGroup === undefined ? pointer : `${pointer}/formConfigGroup`;
    return [{ flow, category, group, pointer: at, needs: { ...flows[flow], ...own } }];
  }),
];

/** The needs of a document of requirements, each with its place. */
export const listNeeds = ({
  flows,
  categories,
}: FlowRequirements): readonly { readonly pointer: string; readonly needs: Partial<FlowNeeds> }[] => [
  ...flowNames.map((flow) => ({ pointer: `/flows/${flow}`, needs: flows[flow] })),
  ...Object.entries(categories).flatMap(([category, needs]) =>
    needs === undefined ? [] : [{ pointer: `/categories/${escapeName(category)}`, needs }],
  ),
];

/** How an author calls those whose bookings need something. */
export const describeUse = ({ flow, category }: Pick<FlowUse, 'flow' | 'category'>): string =>
  category === undefined ? `the flow ${flow}` : `the category "${category}" (${flow})`;
