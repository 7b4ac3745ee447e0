import { resultsMessages } from '../../../messages/resultsMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ButtonLink } from '../../../ui/buttons/Button.tsx';
import type { SearchSummaryProps } from '../heading/SearchSummary.tsx';
import styles from './NoResults.module.css';

export function NoResults({ edit }: Pick<SearchSummaryProps, 'edit'>) {
  const messages = useMessages(resultsMessages);
  return (
    <div className={styles.empty} role="status">
      <svg viewBox="0 0 48 48" className={styles.icon} fill="none" stroke="currentcolor" aria-hidden="true">
        <rect x="7" y="10" width="34" height="31" rx="5" strokeWidth="2.5" />
        <path d="M7 19h34M16 6v8m16-8v8m-14 12 12 8m0-8-12 8" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      <h2>{messages.empty}</h2>
      <p>{messages.emptyHelp}</p>
      <ButtonLink to={edit.to} state={edit.state}>
        {edit.label}
      </ButtonLink>
    </div>
  );
}
