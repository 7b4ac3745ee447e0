import type { JsonObject } from '#engine';
import type { SearchCriteria } from './SearchCriteria.ts';

/** What a search tells the forms after it, by the names that their rules know. */
export const collectSearchAnswers = ({
  date,
  state,
  medicaid,
}: Pick<SearchCriteria, 'date' | 'state' | 'medicaid'>): JsonObject => ({
  ...(date !== undefined && { date }),
  ...(state !== undefined && { state }),
  ...(medicaid !== undefined && { hasMedicaid: medicaid }),
});
