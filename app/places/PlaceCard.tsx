import type { ReactNode } from 'react';
import { Card } from '../ui/Card.tsx';
import styles from './PlaceCard.module.css';
import { cardHeadingId } from './usePlacesView.ts';

interface PlaceCardProps {
  readonly placeId: string;
  /** Called when the guest points at the card, or moves the focus into it. */
  readonly onActivate: () => void;
  readonly dense?: boolean;
  /** With a `PlaceHeading`, which names the card. */
  readonly children: ReactNode;
}

/** A place in a list. Its parts are laid out by the width of the list. */
export function PlaceCard({ placeId, onActivate, dense = false, children }: PlaceCardProps) {
  return (
    <li className={styles.item} onPointerEnter={onActivate} onFocus={onActivate}>
      <Card dense={dense} role="group" aria-labelledby={cardHeadingId(placeId)}>
        {children}
      </Card>
    </li>
  );
}

interface PlaceHeadingProps {
  readonly placeId: string;
  /** The name of the place. */
  readonly children: string;
}

/** The heading of a place's card, to which its pin leads. */
export function PlaceHeading({ placeId, children }: PlaceHeadingProps) {
  return (
    <h3 id={cardHeadingId(placeId)} tabIndex={-1} className={styles.name}>
      {children}
    </h3>
  );
}
