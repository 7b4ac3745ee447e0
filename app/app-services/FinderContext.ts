import { type ComponentType, createContext } from 'react';
import type { SearchCriteria } from '../journey/search/SearchCriteria.ts';

export interface FinderProps {
  /** What the form begins with. */
  readonly criteria: SearchCriteria;
}

/**
 * The form of the search, for a screen that has it folded away. A screen imports no other one, so the shell gives it;
 * undefined where a screen stands alone.
 */
export const FinderContext = createContext<ComponentType<FinderProps> | undefined>(undefined);
