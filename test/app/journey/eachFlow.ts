import { type FlowName, flowNames } from '../../../app/journey/index.ts';

/** A document, or a part of one, that has a value for each flow. */
export const eachFlow = <Value>(value: (flow: FlowName) => Value): Readonly<Record<FlowName, Value>> =>
  Object.fromEntries(flowNames.map((flow) => [flow, value(flow)])) as Record<FlowName, Value>;
