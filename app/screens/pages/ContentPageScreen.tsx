import { useParams } from 'react-router-dom';
import { isPageId } from '../../content/contentPages.ts';
import type { Content } from '../../content/openContent.ts';
import { siteMessages } from '../../messages/generated/siteMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { MissingPage } from '../../ui/useHead.ts';
import { loadPage, PageScreen, type PageScreenProps } from './PageScreen.tsx';

/** Reads what the first view shows. */
export const loadContentPage = (content: Content, id: string) => loadPage(content, id);

/** A page of content at an address of its own, which has the id of its document. */
export function ContentPageScreen({ links }: Pick<PageScreenProps, 'links'>) {
  const { page: id = '' } = useParams();
  const { titles } = useMessages(siteMessages);
  if (!isPageId(id)) return <MissingPage />;
  return <PageScreen id={id} title={titles.contentPage} links={links} namesTab />;
}
