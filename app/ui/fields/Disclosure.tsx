import { type ReactNode, useId, useState } from 'react';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  readonly title: string;
  readonly defaultOpen?: boolean;
  readonly children: ReactNode;
}

const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

/** An accordion of one section: a heading whose button opens and closes what is below it, in 500 ms. */
export function Disclosure({ title, defaultOpen = true, children }: DisclosureProps) {
  const [open, setOpen] = useState(defaultOpen);
  const [transitionEnded, setTransitionEnded] = useState(defaultOpen);
  const panelId = useId();
  const toggle = () => {
    setTransitionEnded(false);
    setOpen(!open);
  };
  return (
    <>
      <h2 className={styles.heading}>
        <button type="button" className={styles.toggle} aria-expanded={open} aria-controls={panelId} onClick={toggle}>
          <span>{title}</span>
          <svg viewBox="0 0 24 24" className={styles.chevron} fill="none" stroke="currentcolor" aria-hidden="true">
            <path d="m6 9 6 6 6-6" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </button>
      </h2>
      <div
        id={panelId}
        className={classes(styles.panel, open && styles.open)}
        onTransitionEnd={(event) => event.target === event.currentTarget && setTransitionEnded(open)}
      >
        <div className={classes(styles.content, open && transitionEnded && styles.settled)}>{children}</div>
      </div>
    </>
  );
}
