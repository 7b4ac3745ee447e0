import { useDocument } from '../../../app-services/index.ts';
import { videoCallLinks } from '../../../content/generated/texts/videoCallLinks.ts';
import type { FlowName } from '../../../journey/index.ts';
import { appointmentMessages } from '../../../messages/generated/appointmentMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Card } from '../../../ui/Card.tsx';
import { RichText } from '../../../ui/rich-text/RichText.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './VideoCallDownloads.module.css';

/** Where to get the app for a visit by video; nothing if the document does not enable it for the flow. */
export function VideoCallDownloads({ flow }: { readonly flow: FlowName }) {
  const messages = useMessages(appointmentMessages);
  const result = useDocument(videoCallLinks);
  const enabledFor: readonly FlowName[] = result?.ok ? result.document.enabledFor : [];
  if (!result?.ok || !enabledFor.includes(flow)) return null;
  const { heading, text, links } = result.document;
  return (
    <Card>
      <h2 className={styles.heading}>{heading}</h2>
      <RichText html={text} />
      <ul className={styles.links}>
        {links.map(({ label, href }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: links stay in their places, whatever authors call them
          <li key={index}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              <span>{label}</span> <VisuallyHidden>{messages.opensInNewTab}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
