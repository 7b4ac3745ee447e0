import { useState } from 'react';
import type { SiteFrame } from '../../../schemas/generated/content/texts/site-frame.js';
import { useAppServices } from '../../app-services/index.ts';
import { siteMessages } from '../../messages/generated/siteMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import styles from './SiteHeader.module.css';
import { SiteLink } from './SiteLink.tsx';
import { hasLogoLink, SiteLogo } from './SiteLogo.tsx';

/** The banner's logo and links. Without its document it only shows the name of the site. */
export function SiteHeader({ frame, pending }: { readonly frame: SiteFrame | undefined; readonly pending: boolean }) {
  const messages = useMessages(siteMessages);
  const { bannerName } = useAppServices().api;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        {frame && <SiteLogo logo={frame.logo} linked={hasLogoLink(bannerName)} />}
        {!frame && !pending && <p className={styles.name}>{messages.siteName}</p>}
        {frame && frame.header.links.length > 0 && <HeaderLinks links={frame.header.links} />}
      </div>
    </header>
  );
}

function HeaderLinks({ links }: { readonly links: SiteFrame['header']['links'] }) {
  const messages = useMessages(siteMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.menu}
        aria-expanded={open}
        aria-controls="site-links"
        onClick={() => setOpen(!open)}
      >
        {messages.menu}
      </button>
      <nav id="site-links" aria-label={messages.mainNavigation} className={open ? styles.open : styles.links}>
        <ul>
          {links.map(({ label, href }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: links stay in their places, whatever authors call them
            <li key={index}>
              <SiteLink href={href} className={styles.link} onClick={() => setOpen(false)}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
