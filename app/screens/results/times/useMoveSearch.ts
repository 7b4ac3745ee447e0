import { useMemo } from 'react';
import type { TimeSlotRow } from '../../../api/index.ts';
import { useServices } from '../../../app-services/index.ts';
import { addDays } from '../../../formatting/isoDate.ts';
import { extractDate } from '../../../formatting/wallTime.ts';
import type { Move } from '../../../journey/index.ts';
import type { CompleteCriteria } from '../../../journey/search/SearchCriteria.ts';
import type { BookableService } from '../../../journey/services/bookableServices.ts';
import { type SlotSearch, useSlotSearch } from './useSlotSearch.ts';

const noRows: readonly TimeSlotRow[] = [];

/**
 * The search of the criteria. Where an appointment is being moved, it finds what that can move to.
 *
 * @param radius in miles; undefined leaves it to the server
 */
export function useMoveSearch(criteria: CompleteCriteria, move: Move | undefined, radius?: number): SlotSearch {
  const { services } = useServices();
  const search = useSlotSearch(move ? fromDue(criteria, move, services) : criteria, radius);
  const found = search.status === 'found' ? search.rows : noRows;
  // The page reads its days again for other rows, so the same ones stay.
  const rows = useMemo(() => (move ? movableRows(found, move) : found), [found, move]);
  return move && search.status === 'found' ? { ...search, rows, hasMore: search.hasMore && !move.staysThere } : search;
}

/** The search for a second appointment begins when it is due after the first; any other where it began. */
function fromDue(criteria: CompleteCriteria, { follows }: Move, listed: readonly BookableService[]): CompleteCriteria {
  const after = listed.find(({ followupServiceId }) => criteria.serviceIds.some((id) => id === followupServiceId));
  if (!follows || after?.followupAfterDays === undefined) return criteria;
  const due = addDays(extractDate(follows.timestamp), after.followupAfterDays);
  return due > criteria.date ? { ...criteria, date: due } : criteria;
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
