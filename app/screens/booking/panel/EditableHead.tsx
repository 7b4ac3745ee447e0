import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { bookingMessages } from '../../../messages/booking.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './EditableHead.module.css';

export interface EditableHeadProps {
  /** Where what stands below is chosen anew, with the navigation state that it needs there. */
  readonly to: string;
  readonly state?: unknown;
  /** Names what is edited, for guests who cannot see what stands below. */
  readonly hint: string;
  /** The heading. */
  readonly children: ReactNode;
}

/** A heading with Edit beside it. */
export function EditableHead({ to, state, hint, children }: EditableHeadProps) {
  return (
    <div className={styles.head}>
      {children}
      <Link to={to} state={state}>
        <span>{bookingMessages.panel.edit}</span> <VisuallyHidden>{hint}</VisuallyHidden>
      </Link>
    </div>
  );
}
