import { useState } from 'react';
import styles from './BrandLogo.module.css';
import { brandLogo } from './brandLogo.ts';

export interface BrandLogoProps {
  /** As provider data names it: 'THE LITTLE CLINIC'. */
  readonly brand: string | undefined;
  /** The address of an image of the content. */
  readonly imageUrl: (asset: string) => string;
}

/** The logo of a provider's brand; its name where the image does not arrive, nothing for a brand without a logo. */
export function BrandLogo({ brand, imageUrl }: BrandLogoProps) {
  const [failed, setFailed] = useState(false);
  const logo = brandLogo(brand);
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
