import type { CategoryConfigs } from '../../journey/flow/categoryConfig.ts';
import type { FlowName } from '../../journey/index.ts';

/** What the search page reads of the document scheduler-config-2022. */
export interface SearchConfigs extends CategoryConfigs {
  /** False if the menu has no groups. */
  readonly groupedMenu?: boolean;
  readonly flows: Readonly<Record<FlowName, { readonly showPromotionModal: boolean }>>;
}
