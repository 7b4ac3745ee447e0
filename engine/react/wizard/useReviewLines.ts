import { type RefObject, useRef, useState } from 'react';
import { isSamePosition, withPosition } from '../../core/wizard/path.ts';
import type { Position } from '../../core/wizard/WizardState.ts';

/** What the review remembers of its lines while the guest is on other pages. */
export interface ReviewLines {
  /** The page that the guest went to edit last. */
  readonly edited: Position | undefined;
  /** Is set to the button that leads to this page. */
  readonly editButton: RefObject<HTMLButtonElement | null>;
  readonly isOpen: (position: Position) => boolean;
  readonly toggle: (position: Position, open: boolean) => void;
  /** Opens the line of the page that the guest goes to edit. */
  readonly edit: (position: Position) => void;
}

export function useReviewLines(): ReviewLines {
  const [edited, setEdited] = useState<Position>();
  const [opened, setOpened] = useState<readonly Position[]>([]);
  const editButton = useRef<HTMLButtonElement>(null);
  const toggle = (position: Position, open: boolean): void =>
    setOpened((before) =>
      open ? withPosition(before, position) : before.filter((each) => !isSamePosition(each, position)),
    );
  return {
    edited,
    editButton,
    isOpen: (position) => opened.some((each) => isSamePosition(each, position)),
    toggle,
    edit: (position) => {
      setEdited(position);
      toggle(position, true);
    },
  };
}
