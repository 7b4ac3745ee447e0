import { useState } from 'react';
import { ownImage } from '../../../content/ownImage.ts';
import { useAppWiring } from '../../../wiring/index.ts';
import styles from './RideShareLogo.module.css';

export interface RideShareLogoProps {
  /** As the document names it. */
  readonly image: string;
  /** Stands in where the image does not arrive, or is from elsewhere. */
  readonly name: string;
}

export function RideShareLogo({ image, name }: RideShareLogoProps) {
  const { content } = useAppWiring();
  const [failed, setFailed] = useState(false);
  const address = ownImage(image, content, window.location.href);
  if (failed || address === undefined) return <p className={styles.name}>{name}</p>;
  return <img src={address} alt={name} className={styles.logo} onError={() => setFailed(true)} />;
}
