import { useState } from 'react';

/** The id of the heading of a place's card. */
export const cardHeadingId = (placeId: string): string => `place-${placeId}`;

export interface ActivePlace {
  /** Id of the place whose card and pin are highlighted. */
  readonly active: string | undefined;
  readonly setActive: (id: string) => void;
  /** Goes from a pin to its card, which has the times. */
  readonly goTo: (id: string) => void;
}

export function useActivePlace(): ActivePlace {
  const [active, setActive] = useState<string>();
  const goTo = (id: string) => {
    setActive(id);
    const heading = document.getElementById(cardHeadingId(id));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'center' });
  };
  return { active, setActive, goTo };
}
