import { useEffect, useRef, useState } from 'react';
import { useAppServices } from '../../../app-services/index.ts';
import type { Point } from '../../../journey/search/Point.ts';
import { askPosition, type PositionStatus } from '../../../places/askPosition.ts';

export interface AskedPosition {
  readonly position: PositionStatus;
  /**
   * @param then gets the position
   * @param isWish whether the guest asked for it, and so gets the position of this moment
   */
  readonly ask: (then: (point: Point) => void, isWish: boolean) => Promise<void>;
  /** Takes back what is said about the position. */
  readonly forget: () => void;
}

/** Asks the browser for the position, and remembers it. An answer that comes when the guest has gone on is not used. */
export function useAskedPosition(place: string): AskedPosition {
  const { journey } = useAppServices();
  const [position, setPosition] = useState<PositionStatus>('idle');
  const current = useRef<string>(undefined);
  useEffect(() => {
    current.current = place;
    return () => {
      current.current = undefined;
    };
  }, [place]);
  const ask = async (then: (point: Point) => void, isWish: boolean): Promise<void> => {
    setPosition('asking');
    const found = await askPosition(isWish);
    if (typeof found !== 'string') journey.dispatch({ type: 'located', position: found });
    if (current.current !== place) return setPosition('idle');
    setPosition(typeof found === 'string' ? found : 'idle');
    if (typeof found !== 'string') then(found);
  };
  return { position, ask, forget: () => setPosition('idle') };
}
