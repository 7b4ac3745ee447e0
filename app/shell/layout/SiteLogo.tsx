import { useState } from 'react';
import type { SiteFrame } from '../../../schemas/generated/content/texts/site-frame.js';
import { useAppWiring } from '../../wiring/index.ts';
import styles from './SiteHeader.module.css';
import { SiteLink } from './SiteLink.tsx';

interface SiteLogoProps {
  readonly logo: SiteFrame['logo'];
  /** Whether it may be a link. */
  readonly linked: boolean;
}

/** The logo of the banner, from the image call (PAGE-13); its alternative text if the image does not arrive. */
export function SiteLogo({ logo, linked }: SiteLogoProps) {
  const { content } = useAppWiring();
  const [failed, setFailed] = useState(false);
  const image = failed ? (
    <span className={styles.name}>{logo.alt}</span>
  ) : (
    <img
      src={content.imageUrl(logo.asset)}
      alt={logo.alt}
      width={logo.width}
      height={logo.height}
      className={styles.logo}
      onError={() => setFailed(true)}
    />
  );
  return logo.href === undefined || !linked ? image : <SiteLink href={logo.href}>{image}</SiteLink>;
}

/** Banners whose logo is not a link (PAGE-14). */
const withoutLink: readonly string[] = ['shellcompany', 'amoco', 'bp'];

/** Whether the logo of a banner may be a link. */
export const hasLogoLink = (bannerName: string): boolean => !withoutLink.includes(bannerName.toLowerCase());
