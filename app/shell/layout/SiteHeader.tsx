import { type KeyboardEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SiteFrame } from '../../../schemas/generated/content/texts/site-frame.js';
import { useAppServices } from '../../app-services/index.ts';
import { siteMessages } from '../../messages/generated/siteMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import styles from './SiteHeader.module.css';
import { SiteLink } from './SiteLink.tsx';

/** The banner's logo and links. Without its document it only shows the name of the site. */
export function SiteHeader({ frame, pending }: { readonly frame: SiteFrame | undefined; readonly pending: boolean }) {
  const messages = useMessages(siteMessages);
  const { bannerName } = useAppServices().api;
  const { pathname } = useLocation();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        {frame && <SiteLogo logo={frame.logo} linked={hasLogoLink(bannerName)} />}
        {!frame && !pending && <p className={styles.name}>{messages.siteName}</p>}
        {frame && frame.header.links.length > 0 && <HeaderLinks key={pathname} links={frame.header.links} />}
      </div>
    </header>
  );
}

function HeaderLinks({ links }: { readonly links: SiteFrame['header']['links'] }) {
  const messages = useMessages(siteMessages);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.menu}
        aria-expanded={open}
        aria-controls="site-links"
        onClick={() => setOpen(!open)}
        onKeyDown={closeOnEscape}
      >
        {messages.menu}
      </button>
      <nav
        id="site-links"
        aria-label={messages.mainNavigation}
        className={open ? styles.open : styles.links}
        onKeyDown={closeOnEscape}
      >
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

interface SiteLogoProps {
  readonly logo: SiteFrame['logo'];
  /** Whether it may be a link. */
  readonly linked: boolean;
}

/** Paper is always light, and so is the ground of a logo among colors that the guest has chosen. */
const darkScreen = 'screen and (prefers-color-scheme: dark) and (forced-colors: none)';

/** The logo of the banner, from the image call (PAGE-13); its alternative text if the image does not arrive. */
export function SiteLogo({ logo, linked }: SiteLogoProps) {
  const { content } = useAppServices();
  const [failed, setFailed] = useState(false);
  const image = failed ? (
    <span className={styles.name}>{logo.alt}</span>
  ) : (
    <picture>
      {logo.darkAsset && <source media={darkScreen} srcSet={content.imageUrl(logo.darkAsset)} />}
      <img
        src={content.imageUrl(logo.asset)}
        alt={logo.alt}
        width={logo.width}
        height={logo.height}
        className={logo.darkAsset ? styles.logo : `${styles.logo} ${styles.plate}`}
        onError={() => setFailed(true)}
      />
    </picture>
  );
  return logo.href === undefined || !linked ? image : <SiteLink href={logo.href}>{image}</SiteLink>;
}

/** Banners whose logo is not a link (PAGE-14). */
const withoutLink: readonly string[] = ['shellcompany', 'amoco', 'bp'];

/** Whether the logo of a banner may be a link. */
export const hasLogoLink = (bannerName: string): boolean => !withoutLink.includes(bannerName.toLowerCase());
