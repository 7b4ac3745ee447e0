import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { bookingMessages } from '../../../messages/generated/bookingMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './EditableHead.module.css';

export interface EditableHeadProps {
  /** The page where the content below can be changed, and the navigation state for it. */
  readonly to: string;
  readonly state?: unknown;
  /** Names the section being edited, for guests who cannot see the content below it. */
  readonly hint: string;
  /** The heading. */
  readonly children: ReactNode;
}

/** A heading with an Edit link beside it. */
export function EditableHead({ to, state, hint, children }: EditableHeadProps) {
  const messages = useMessages(bookingMessages);
  return (
    <div className={styles.head}>
      {children}
      <Link to={to} state={state}>
        <span>{messages.panel.edit}</span> <VisuallyHidden>{hint}</VisuallyHidden>
      </Link>
    </div>
  );
}
