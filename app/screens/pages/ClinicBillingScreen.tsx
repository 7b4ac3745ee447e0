import { siteMessages } from '../../messages/generated/siteMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { PageScreen, type PageScreenProps } from './PageScreen.tsx';

/** What a visit costs, and how it is paid. */
export function ClinicBillingScreen({ links }: Pick<PageScreenProps, 'links'>) {
  const { titles } = useMessages(siteMessages);
  return <PageScreen id="billing-insurance-payment" title={titles.clinicBilling} links={links} />;
}
