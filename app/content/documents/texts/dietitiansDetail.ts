import {
  checkDietitiansDetail,
  type DietitiansDetail,
} from '../../../../schemas/generated/content/texts/dietitians-detail.js';
import type { DocumentKind } from '../../DocumentKind.ts';

export type { DietitiansDetail };

/** Who the dietitians are (RESULT-30). */
export const dietitiansDetail: DocumentKind<DietitiansDetail> = {
  name: 'dietitians-detail',
  path: 'dietitians-detail/1.0.0/scheduler/dietitians-detail.json',
  check: checkDietitiansDetail,
};
