import { useMemo } from 'react';
import type { TimeSlotRow } from '../../../api/index.ts';
import { useServices } from '../../../app-services/index.ts';
import type { Move } from '../../../journey/index.ts';
import type { CompleteCriteria } from '../../../journey/search/SearchCriteria.ts';
import { type SlotSearch, useSlotSearch } from '../search/useSlotSearch.ts';
import { fromDue, movableRows } from './moveSearch.ts';

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
