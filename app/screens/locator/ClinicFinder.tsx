import { useNavigate } from 'react-router-dom';
import { Card } from '../../ui/Card.tsx';
import { ClinicSearchForm } from './search/ClinicSearchForm.tsx';
import type { LocatorState } from './search/LocatorState.ts';
import { writeLocatorQuery } from './search/locatorQuery.ts';

/** The search for a clinic on another page than the locator's, which shows the results. */
export function ClinicFinder({ locations }: { readonly locations: string }) {
  const navigate = useNavigate();
  const search = (searchText: string) =>
    writeLocatorQuery({ searchText, sortBy: 'distance', page: 1, isInvalidStore: false });
  return (
    <Card>
      <ClinicSearchForm
        searchText=""
        position="idle"
        onText={(text) => void navigate(`${locations}${search(text)}`)}
        // The locator asks for the position, and says so if there is none.
        onHere={() => void navigate(locations, { state: { isAsked: true } satisfies LocatorState })}
      />
    </Card>
  );
}
