import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { resultsMessages } from '../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx';
import { farthest } from '../search/useSlotSearch.ts';
import styles from './NoResults.module.css';
import type { Edit } from './SearchSummary.tsx';

interface NoResultsProps {
  readonly edit: Edit;
  /** What the guest can do. */
  readonly help: string;
  /** Searches farther away; undefined where that has been done, or makes no sense. */
  readonly onFarther: (() => void) | undefined;
}

export function NoResults({ edit, help, onFarther }: NoResultsProps) {
  const messages = useMessages(resultsMessages);
  return (
    <div className={styles.empty} role="status">
      <svg viewBox="0 0 48 48" className={styles.icon} fill="none" stroke="currentcolor" aria-hidden="true">
        <rect x="7" y="10" width="34" height="31" rx="5" strokeWidth="2.5" />
        <path d="M7 19h34M16 6v8m16-8v8m-14 12 12 8m0-8-12 8" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      <h2>{messages.empty}</h2>
      <p>{help}</p>
      <div className={styles.ways}>
        {onFarther && <Button onClick={onFarther}>{fillTemplate(messages.farther, { n: farthest })}</Button>}
        <ButtonLink variant={onFarther ? 'secondary' : 'primary'} to={edit.to} state={edit.state}>
          {edit.label}
        </ButtonLink>
      </div>
    </div>
  );
}
