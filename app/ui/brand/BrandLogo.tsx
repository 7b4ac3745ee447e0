import { useState } from 'react';
import { brandMessages, type SiteMessages } from '../../messages/generated/siteMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import styles from './BrandLogo.module.css';

interface BrandLogoImage {
  /** Name of the image in the content. */
  readonly asset: string;
  /** The brand's name, as guests know it. */
  readonly name: string;
}

export interface BrandLogoProps {
  /** The brand's name in provider data: 'THE LITTLE CLINIC'. */
  readonly brand: string | undefined;
  /** The address of a content image. */
  readonly imageUrl: (asset: string) => string;
}

/** The logo of a provider's brand; its name if the image does not arrive, and nothing for a brand without a logo. */
export function BrandLogo({ brand, imageUrl }: BrandLogoProps) {
  const [failed, setFailed] = useState(false);
  const logo = brandLogo(brand, useMessages(brandMessages));
  if (!logo) return null;
  return (
    <p className={styles.logo}>
      {failed ? (
        logo.name
      ) : (
        <img src={imageUrl(logo.asset)} alt={logo.name} className={styles.image} onError={() => setFailed(true)} />
      )}
    </p>
  );
}

/** The logo of a brand as provider data names it; undefined for a brand without one. */
function brandLogo(brand: string | undefined, names: SiteMessages['brands']): BrandLogoImage | undefined {
  const found = Object.entries(names).find(([brandKey]) => brandKey === brand?.trim().toUpperCase());
  if (!found) return undefined;
  const [brandKey, name] = found;
  return { asset: `${brandKey.toLowerCase().replaceAll(' ', '-')}.svg`, name };
}
