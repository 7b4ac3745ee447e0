import { useEffect, useState } from 'react';
import type { ContentResult } from '#engine';
import { useAppServices, useFailureMessage } from '../../app-services/index.ts';
import { type ContentPage, contentPage } from '../../content/generated/texts/contentPage.ts';
import type { Content } from '../../content/openContent.ts';
import { siteMessages } from '../../messages/generated/siteMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Alert } from '../../ui/alerts/Alert.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { MissingPage, usePageTitle } from '../../ui/useHead.ts';
import { PageBlocks, type PageBlocksProps } from './PageBlocks.tsx';
import styles from './PageScreen.module.css';

export interface PageScreenProps {
  /** The id of the content page. */
  readonly id: string;
  /** The heading until the document is loaded. */
  readonly title: string;
  readonly links: PageBlocksProps['links'];
  /** Whether the title of the document is that of the tab, too. */
  readonly namesTab?: boolean;
}

/** A content page. The heading stays the same element throughout, so that focus stays on it. */
export function PageScreen({ id, title, links, namesTab = false }: PageScreenProps) {
  const reading = usePage(id);
  if (reading.status === 'missing') return <MissingPage />;
  return (
    <div className={styles.page}>
      <h1>{reading.status === 'ready' ? reading.page.title : title}</h1>
      {namesTab && reading.status === 'ready' && <TabTitle title={reading.page.title} />}
      <Body reading={reading} links={links} />
    </div>
  );
}

function TabTitle({ title }: { readonly title: string }) {
  usePageTitle(title);
  return null;
}

interface BodyProps {
  readonly reading: Exclude<PageReading, { readonly status: 'missing' }>;
  readonly links: PageBlocksProps['links'];
}

function Body({ reading, links }: BodyProps) {
  const messages = useMessages(siteMessages);
  switch (reading.status) {
    case 'loading':
      return <Loading>{messages.loading}</Loading>;
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

type PageReading =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'ready'; readonly page: ContentPage }
  | { readonly status: 'failed'; readonly again: () => void };

/** Reads a content page ahead, for the first view. */
export const loadPage = ({ loader, entry }: Content, id: string) => loader.load(entry(contentPage, id));

/** A content page, read when the screen opens and dropped when it is left. One that was read ahead is there at once. */
function usePage(id: string): PageReading {
  const { content } = useAppServices();
  const [attempt, setAttempt] = useState(0);
  const key = `${attempt} ${id}`;
  const [read, setRead] = useState<{ readonly key: string; readonly result: ContentResult<ContentPage> } | undefined>(
    () => {
      const result = content.loader.peek(content.entry(contentPage, id));
      return result && { key, result };
    },
  );
  useEffect(() => {
    const controller = new AbortController();
    void content.loader.load(content.entry(contentPage, id), controller.signal).then((result) => {
      if (!controller.signal.aborted) setRead({ key, result });
    });
    return () => controller.abort();
  }, [content, id, key]);
  if (read?.key !== key) return { status: 'loading' };
  if (read.result.ok) return { status: 'ready', page: read.result.document };
  if (read.result.error.status === 404) return { status: 'missing' };
  const again = () => {
    // Otherwise a broken copy would only be checked again, and not fetched again.
    content.loader.refresh(content.entry(contentPage, id));
    setAttempt(attempt + 1);
  };
  return { status: 'failed', again };
}
