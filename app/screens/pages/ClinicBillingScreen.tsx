import { contentPages } from '../../content/contentPages.ts';
import type { Content } from '../../content/openContent.ts';
import { siteMessages } from '../../messages/generated/siteMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { loadPage, PageScreen, type PageScreenProps } from './PageScreen.tsx';

const id = contentPages.clinicBilling;

/** Reads what the first view shows. */
export const loadClinicBilling = (content: Content) => loadPage(content, id);

/** What a visit costs, and how it is paid. */
export function ClinicBillingScreen({ links }: Pick<PageScreenProps, 'links'>) {
  const { titles } = useMessages(siteMessages);
  return <PageScreen id={id} title={titles.clinicBilling} links={links} />;
}
