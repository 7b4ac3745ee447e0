import { Suspense, useEffect } from 'react';
import { useAppServices } from '../../app-services/index.ts';
import { lazyWithFallback } from '../../chunks/lazyWithFallback.ts';
import { siteMessages } from '../../messages/generated/siteMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Notice } from '../../ui/alerts/Notice.tsx';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { links } from '../routes/paths.ts';
import { loadMessages } from '../routes/screenMessages.ts';

/** The search for a clinic. The page is complete without it. */
const ClinicFinder = lazyWithFallback<{ readonly locations: string }>(
  'screens/locator/ClinicFinder.tsx',
  async () => (await import('../../screens/locator/ClinicFinder.tsx')).ClinicFinder,
  () => null,
);

/** For every address that names no page, or nothing that its page could show: words, and the search for a clinic (LOCATOR-12). */
export function NotFoundScreen() {
  const messages = useMessages(siteMessages).notFound;
  const { messages: store } = useAppServices();
  useEffect(() => void loadMessages(store, 'clinicLocations'), [store]);
  return (
    <Notice
      heading={messages.heading}
      text={messages.text}
      more={
        <Suspense fallback={null}>
          <ClinicFinder locations={links.clinicLocations} />
        </Suspense>
      }
    >
      <ButtonLink to={links.main}>{messages.action}</ButtonLink>
    </Notice>
  );
}
