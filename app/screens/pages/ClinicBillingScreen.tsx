import { pagesMessages } from '../../messages/site/pages.ts';
import type { PageLinks } from './PageLinks.ts';
import { PageScreen } from './PageScreen.tsx';

/** What a visit costs, and how it is paid. */
export function ClinicBillingScreen({ links }: { readonly links: PageLinks }) {
  return <PageScreen id="billing-insurance-payment" title={pagesMessages.clinicBilling} links={links} />;
}
