import { siteMessages } from '../../messages/siteMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Alert } from '../../ui/alerts/Alert.tsx';
import { Loading } from '../../ui/alerts/Loading.tsx';
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx';
import { useNoindex } from '../../ui/head/useHead.ts';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { useFailureMessage } from '../../wiring/index.ts';
import { PageBlocks } from './PageBlocks.tsx';
import type { PageLinks } from './PageLinks.ts';
import styles from './PageScreen.module.css';
import { type PageReading, usePage } from './usePage.ts';

export interface PageScreenProps {
  /** The id of the content page. */
  readonly id: string;
  /** The heading until the document is loaded. */
  readonly title: string;
  readonly links: PageLinks;
}

/** A content page. The heading stays the same element throughout, so that focus stays on it. */
export function PageScreen({ id, title, links }: PageScreenProps) {
  const reading = usePage(id);
  const { notFound } = useMessages(siteMessages);
  return (
    <div className={styles.page}>
      <h1>{resolveHeading(reading, title, notFound.heading)}</h1>
      <Body reading={reading} links={links} />
    </div>
  );
}

function resolveHeading(reading: PageReading, title: string, missing: string): string {
  if (reading.status === 'missing') return missing;
  return reading.status === 'ready' ? reading.page.title : title;
}

function Body({ reading, links }: { readonly reading: PageReading; readonly links: PageLinks }) {
  const messages = useMessages(siteMessages);
  switch (reading.status) {
    case 'loading':
      return <Loading>{messages.loading}</Loading>;
    case 'missing':
      return <Missing main={links.main} />;
    case 'failed':
      return <Failed onAgain={reading.again} />;
    case 'ready':
      return (
        <>
          {reading.page.intro !== undefined && (
            <div className={styles.intro}>
              <RichText html={reading.page.intro} />
            </div>
          )}
          <PageBlocks blocks={reading.page.blocks} links={links} />
        </>
      );
  }
}

function Missing({ main }: { readonly main: string }) {
  const { text, action } = useMessages(siteMessages).notFound;
  useNoindex(true);
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      <ButtonLink to={main}>{action}</ButtonLink>
    </div>
  );
}

function Failed({ onAgain }: { readonly onAgain: () => void }) {
  const messages = useMessages(siteMessages);
  const { title, text } = useFailureMessage({ status: 500 });
  return (
    <div className={styles.notice}>
      <Alert name="pageFailed" kind="error" title={title} live>
        <p>{text}</p>
      </Alert>
      <Button onClick={onAgain}>{messages.chunk.action}</Button>
    </div>
  );
}
