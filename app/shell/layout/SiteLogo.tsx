import type { SiteFrame } from '../../../schemas/generated/content/site-frame.js';
import styles from './SiteHeader.module.css';
import { SiteLink } from './SiteLink.tsx';

export function SiteLogo({ logo }: { readonly logo: SiteFrame['logo'] }) {
  const image = <img src={logo.src} alt={logo.alt} width={logo.width} height={logo.height} className={styles.logo} />;
  return logo.href === undefined ? image : <SiteLink href={logo.href}>{image}</SiteLink>;
}
