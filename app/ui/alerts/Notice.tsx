import type { ReactNode, Ref } from 'react';
import styles from './Notice.module.css';

export interface NoticeProps {
  readonly heading: string;
  readonly text: string;
  /** What the guest can do now. */
  readonly children: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** A whole page with one message and what the guest can do next. */
export function Notice({ heading, text, children, headingRef }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <h1 ref={headingRef} tabIndex={-1}>
        {heading}
      </h1>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
