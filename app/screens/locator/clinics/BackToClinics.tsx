import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

/** The state of a history entry that the list of clinics stands before. It does not repeat the address of the list. */
export const fromList = { isFromList: true } as const;

const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'isFromList') === true;

interface BackToClinicsProps {
  /** Where it leads a guest who did not come from a list. */
  readonly to: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Leads to the list of clinics that the guest came from, with its page and order, or else to the locator. */
export function BackToClinics({ to, className, children }: BackToClinicsProps) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere || !isFromList(state)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link to={to} className={className} onClick={goBack}>
      {children}
    </Link>
  );
}
