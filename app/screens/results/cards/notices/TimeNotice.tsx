import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AlertName } from '../../../../analytics/Analytics.ts';
import type { WallTime } from '../../../../formatting/wallTime.ts';
import type { Provider } from '../../../../journey/index.ts';
import { type TimeSentences, timeSentence } from '../../../../reservation/index.ts';
import { Alert } from '../../../../ui/alerts/Alert.tsx';
import styles from './TimeNotice.module.css';

export interface TimeNoticeProps {
  readonly name: AlertName;
  readonly kind: 'info' | 'warning';
  /** Names the time: at a place, or with a person who is met by video. */
  readonly titles: TimeSentences;
  readonly time: WallTime;
  readonly provider: Provider;
  readonly children: ReactNode;
  /** What the guest can do instead of choosing another time. */
  readonly link: { readonly to: string; readonly state?: unknown; readonly label: string };
}

/** Says above the times which one the guest already has, and how to stay with it. */
export function TimeNotice({ name, kind, titles, time, provider, children, link }: TimeNoticeProps) {
  return (
    <div className={styles.notice}>
      <Alert name={name} kind={kind} title={timeSentence(titles, time, provider)}>
        <div className={styles.body}>
          <p>{children}</p>
          <Link to={link.to} state={link.state} className={styles.stay}>
            {link.label}
          </Link>
        </div>
      </Alert>
    </div>
  );
}
