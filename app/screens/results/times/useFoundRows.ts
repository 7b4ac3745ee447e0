import { useMemo } from 'react';
import type { TimeSlotRow } from '../../../api/index.ts';
import { useAppServices, useDocument } from '../../../app-services/index.ts';
import { dietitiansDetail } from '../../../content/generated/texts/dietitiansDetail.ts';
import { type FlowName, flows, type Move } from '../../../journey/index.ts';
import { describeDietitian } from '../../../places/describeDietitian.ts';

/**
 * The found rows, with what content says of dietitians, and without those to which an appointment cannot move; undefined
 * while the content is on its way. The same rows stay the same list, because the page reads its days again for others.
 */
export function useFoundRows(
  rows: readonly TimeSlotRow[],
  flow: FlowName | undefined,
  move: Move | undefined,
): readonly TimeSlotRow[] | undefined {
  const { imageUrl } = useAppServices().content;
  const isMeant = flow !== undefined && flows[flow].provider === 'dietitian';
  const details = useDocument(isMeant ? dietitiansDetail : undefined);
  return useMemo(() => {
    if (isMeant && !details) return undefined;
    // A visit by video is with whoever is available, so it has one card.
    const shown = flow !== undefined && flows[flow].isVirtualVisit ? rows.slice(0, 1) : rows;
    const bookable = move ? movableRows(shown, move) : shown;
    if (!details?.ok) return bookable;
    return bookable.map((row) => ({ ...row, provider: describeDietitian(row.provider, details.document, imageUrl) }));
  }, [rows, flow, move, isMeant, details, imageUrl]);
}

/**
 * The places to which the appointment can move: of the same business, with all of its services, and for one of two
 * appointments the place where it is.
 */
function movableRows(rows: readonly TimeSlotRow[], move: Move): readonly TimeSlotRow[] {
  const { provider, staysThere } = move;
  const wanted = move.appointments.find(({ id }) => id === move.id)?.services ?? [];
  return rows.filter(
    (row) =>
      row.provider.businessName === provider.businessName &&
      (!staysThere || row.provider.providerId === provider.providerId) &&
      wanted.every(({ id }) => row.services.some((given) => given.id === id && given.isAvailable)),
  );
}
