import type { SiteFrame } from '../../../schemas/generated/content/site-frame.js';
import styles from './SiteHeader.module.css';
import { SiteLink } from './SiteLink.tsx';

export interface SiteLogoProps {
  readonly logo: SiteFrame['logo'];
  /** Whether it may lead anywhere. */
  readonly linked: boolean;
}

export function SiteLogo({ logo, linked }: SiteLogoProps) {
  const image = <img src={logo.src} alt={logo.alt} width={logo.width} height={logo.height} className={styles.logo} />;
  return logo.href === undefined || !linked ? image : <SiteLink href={logo.href}>{image}</SiteLink>;
}
