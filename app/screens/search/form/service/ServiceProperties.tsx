import { searchMessages } from '../../../../messages/generated/searchMessages.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { Alert } from '../../../../ui/alerts/Alert.tsx';
import { RichText } from '../../../../ui/rich-text/RichText.tsx';
import type { KnownOfServices } from './KnownOfServices.ts';
import styles from './ServiceProperties.module.css';

/** The notice of a service; how to prepare is folded away. */
export function ServiceProperties({
  serviceId,
  known: { services },
}: {
  readonly serviceId: number;
  readonly known: KnownOfServices;
}) {
  const messages = useMessages(searchMessages).goodToKnow;
  const notes = services.find(({ serviceIds }) => serviceIds.includes(serviceId));
  if (!notes) return null;
  const { notice, preparation, bring, afterwards } = notes;
  const hasMore = preparation !== undefined || bring !== undefined || afterwards !== undefined;
  if (!notice && !hasMore) return null;
  return (
    <div className={styles.notes}>
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
