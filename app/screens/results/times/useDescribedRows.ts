import { useMemo } from 'react';
import type { TimeSlotRow } from '../../../api/index.ts';
import { useAppServices, useDocument } from '../../../app-services/index.ts';
import { dietitiansDetail } from '../../../content/generated/texts/dietitiansDetail.ts';
import { type FlowName, flows } from '../../../journey/index.ts';
import { describeDietitian } from '../../../places/describeDietitian.ts';

/**
 * The found rows, with what content says of dietitians; undefined while that is on its way. The same rows stay the same
 * list, because the page reads its days again for others.
 */
export function useDescribedRows(
  rows: readonly TimeSlotRow[],
  flow: FlowName | undefined,
): readonly TimeSlotRow[] | undefined {
  const { imageUrl } = useAppServices().content;
  const isMeant = flow !== undefined && flows[flow].provider === 'dietitian';
  const details = useDocument(isMeant ? dietitiansDetail : undefined);
  return useMemo(() => {
    if (!isMeant) return rows;
    if (!details?.ok) return details && rows;
    return rows.map((row) => ({ ...row, provider: describeDietitian(row.provider, details.document, imageUrl) }));
  }, [rows, isMeant, details, imageUrl]);
}
