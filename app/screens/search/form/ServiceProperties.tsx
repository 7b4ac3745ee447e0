import { serviceExtraProperties } from '../../../content/documents/texts/serviceExtraProperties.ts';
import { searchMessages } from '../../../messages/searchMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { RichText } from '../../../ui/rich-text/RichText.tsx';
import { useDocument } from '../../../wiring/index.ts';
import styles from './ServiceProperties.module.css';

/** How long a visit takes and its notice; how to prepare is folded away. */
export function ServiceProperties({ serviceId }: { readonly serviceId: number }) {
  const messages = useMessages(searchMessages).goodToKnow;
  const result = useDocument(serviceExtraProperties);
  const notes = result?.ok
    ? result.document.services.find(({ serviceIds }) => serviceIds.includes(serviceId))
    : undefined;
  if (!notes) return null;
  const { duration, notice, preparation, bring, afterwards } = notes;
  const hasMore = preparation !== undefined || bring !== undefined || afterwards !== undefined;
  return (
    <div className={styles.notes}>
      {duration !== undefined && <p className={styles.duration}>{duration}</p>}
      {notice && (
        <Alert name="authorNotice" kind={notice.type}>
          <RichText html={notice.text} />
        </Alert>
      )}
      {hasMore && (
        <details key={serviceId} className={styles.more}>
          <summary className={styles.summary}>{messages.more}</summary>
          <NoteLines title={messages.preparation} lines={preparation} />
          <NoteLines title={messages.bring} lines={bring} />
          {afterwards !== undefined && (
            <>
              <h3 className={styles.title}>{messages.afterwards}</h3>
              <RichText html={afterwards} />
            </>
          )}
        </details>
      )}
    </div>
  );
}

interface NoteLinesProps {
  readonly title: string;
  readonly lines: readonly string[] | undefined;
}

/** A titled list; nothing where there are no lines. */
function NoteLines({ title, lines }: NoteLinesProps) {
  if (lines === undefined) return null;
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
