import type { SiteFrame } from '../../../schemas/generated/content/texts/site-frame.js';
import { formatPhone, phoneHref } from '../../formatting/phone.ts';
import { siteMessages } from '../../messages/generated/siteMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import styles from './SiteFooter.module.css';
import { SiteLink } from './SiteLink.tsx';

/** Help, links and legal text. Empty without its document. */
export function SiteFooter({ frame }: { readonly frame: SiteFrame | undefined }) {
  const messages = useMessages(siteMessages);
  return (
    <footer className={styles.footer}>
      {frame && (
        <div className={styles.inner}>
          <Support support={frame.support} />
          <nav aria-label={messages.footerNavigation}>
            <ul className={styles.links}>
              {frame.footer.links.map(({ label, href }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: links stay in their places, whatever authors call them
                <li key={index}>
                  <SiteLink href={href}>{label}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.text}>
            <RichText html={frame.footer.text} />
            <p>{frame.footer.legal}</p>
          </div>
        </div>
      )}
    </footer>
  );
}

function Support({ support }: { readonly support: SiteFrame['support'] }) {
  const messages = useMessages(siteMessages);
  return (
    <div>
      <h2 className={styles.heading}>{messages.help}</h2>
      <p>
        {messages.callUs}{' '}
        <a href={phoneHref(support.phone)} className={styles.phone}>
          {formatPhone(support.phone)}
        </a>
      </p>
      <p className={styles.hours}>{support.hours}</p>
    </div>
  );
}
