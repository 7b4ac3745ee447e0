import { contentPages } from '../../content/contentPages.ts';
import type { Content } from '../../content/openContent.ts';
import { siteMessages } from '../../messages/generated/siteMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { loadPage, PageScreen, type PageScreenProps } from './PageScreen.tsx';

const id = contentPages.clinicServices;

/** Reads what the first view shows. */
export const loadClinicServices = (content: Content) => loadPage(content, id);

/** What the clinics do for guests. */
export function ClinicServicesScreen({ links }: Pick<PageScreenProps, 'links'>) {
  const { titles } = useMessages(siteMessages);
  return <PageScreen id={id} title={titles.clinicServices} links={links} />;
}
