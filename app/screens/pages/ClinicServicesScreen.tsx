import { siteMessages } from '../../messages/generated/siteMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { PageScreen, type PageScreenProps } from './PageScreen.tsx';

/** What the clinics do for guests. */
export function ClinicServicesScreen({ links }: Pick<PageScreenProps, 'links'>) {
  const { titles } = useMessages(siteMessages);
  return <PageScreen id="clinic-services" title={titles.clinicServices} links={links} />;
}
