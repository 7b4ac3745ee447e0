import { pagesMessages } from '../../messages/site/pages.ts';
import type { PageLinks } from './PageLinks.ts';
import { PageScreen } from './PageScreen.tsx';

/** What the clinics do for guests. */
export function ClinicServicesScreen({ links }: { readonly links: PageLinks }) {
  return <PageScreen id="clinic-services" title={pagesMessages.clinicServices} links={links} />;
}
