import type { FlowName } from '../../../../app/journey/index.ts';
import type { SearchConfigs } from '../../../../app/screens/search/criteria/searchTarget.ts';
import { eachFlow } from '../../journey/eachFlow.ts';

/** The flows of a scheduler-config, where only the given ones allow the promotion. */
export const flowSettings = (...promoting: readonly FlowName[]): SearchConfigs['flows'] =>
  eachFlow((flow) => ({ showPromotionModal: promoting.includes(flow) }));
