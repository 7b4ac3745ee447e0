import { type FlowName, flowNames } from '../../../../app/journey/index.ts';
import type { SearchConfigs } from '../../../../app/screens/search/SearchConfigs.ts';

/** The flows of a scheduler-config, where only the given ones allow the promotion. */
export function flowSettings(...promoting: readonly FlowName[]): SearchConfigs['flows'] {
  const of = (flow: FlowName) => ({ showPromotionModal: promoting.includes(flow) });
  const [inPerson, virtual, dietitian, everyday, instant] = flowNames;
  return {
    [inPerson]: of(inPerson),
    [virtual]: of(virtual),
    [dietitian]: of(dietitian),
    [everyday]: of(everyday),
    [instant]: of(instant),
  };
}
