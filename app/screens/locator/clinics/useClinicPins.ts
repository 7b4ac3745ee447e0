import { useMemo } from 'react';
import { clinicPages } from '../../../api/index.ts';
import type { MapPin } from '../../../ui/map/index.ts';
import type { FoundSearch } from '../search/useClinicSearch.ts';

const none: readonly MapPin[] = [];

/** The clinics of a page on the map, with their numbers in the whole list; none while nothing is found. */
export function useClinicPins(search: FoundSearch | undefined): readonly MapPin[] {
  const { found, page = 1 } = search ?? {};
  return useMemo(() => {
    const first = (page - 1) * clinicPages.size;
    const pins = found?.clinics.flatMap(({ id, name, location }, index) =>
      location ? [{ id, number: first + index + 1, name, ...location }] : [],
    );
    return pins ?? none;
  }, [found, page]);
}
