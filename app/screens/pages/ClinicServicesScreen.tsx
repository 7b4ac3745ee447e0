import { siteMessages } from '../../messages/generated/siteMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { PageLinks } from './PageLinks.ts';
import { PageScreen } from './PageScreen.tsx';

/** What the clinics do for guests. */
export function ClinicServicesScreen({ links }: { readonly links: PageLinks }) {
  const { titles } = useMessages(siteMessages);
  return <PageScreen id="clinic-services" title={titles.clinicServices} links={links} />;
}
