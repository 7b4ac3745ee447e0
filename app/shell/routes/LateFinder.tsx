import { Suspense, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { type FinderProps, useAppServices } from '../../app-services/index.ts';
import { lazyWithFallback } from '../../chunks/lazyWithFallback.ts';
import { navigationState } from '../../journey/search/criteriaFromState.ts';
import { siteMessages } from '../../messages/generated/siteMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Loading } from '../../ui/Loading.tsx';
import { links } from './paths.ts';
import { screenMessages } from './screenDocuments.ts';

/** The form of the search page, whose code it has; where that does not arrive, the page says so. */
const Finder = lazyWithFallback<FinderProps & { readonly links: typeof links }>(
  'screens/search/SearchScreen.tsx',
  async () => (await import('../../screens/search/SearchScreen.tsx')).AvailabilityFinder,
  ToSearch,
);

/** The form of the search, loaded when it is shown. */
export function LateFinder({ criteria }: FinderProps) {
  const { loading } = useMessages(siteMessages);
  const { messages } = useAppServices();
  useEffect(() => void messages.load(screenMessages.main), [messages]);
  return (
    <Suspense fallback={<Loading>{loading}</Loading>}>
      <Finder criteria={criteria} links={links} />
    </Suspense>
  );
}

function ToSearch({ criteria }: FinderProps) {
  return <Navigate to={links.main} state={navigationState(criteria)} />;
}
