import { FinderContext } from '../../app-services/index.ts';
import type { Links } from '../../journey/Links.ts';
import { ResultsScreen } from '../../screens/results/ResultsScreen.tsx';
import { LateFinder } from './LateFinder.tsx';

export { beginSlotSearch } from '../../screens/results/times/slotRequest.ts';

/** The results with the form of the search, which another screen has, folded away. */
export function ResultsWithFinder({ links }: { readonly links: Links }) {
  return (
    <FinderContext value={LateFinder}>
      <ResultsScreen links={links} />
    </FinderContext>
  );
}
