import type { ReactNode, Ref } from 'react';
import { Street } from '../brand/Street.tsx';
import { Column } from '../Column.tsx';
import styles from './Notice.module.css';

export interface NoticeProps {
  readonly heading: string;
  readonly text: string;
  /** What the guest can do now. */
  readonly children: ReactNode;
  /** What stands below that. */
  readonly more?: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** A whole page with one message and what the guest can do next. */
export function Notice({ heading, text, children, more, headingRef }: NoticeProps) {
  return (
    <>
      <Column>
        <h1 ref={headingRef} tabIndex={-1}>
          {heading}
        </h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>{children}</div>
        {more}
      </Column>
      <div className={styles.street}>
        <Street />
      </div>
    </>
  );
}
