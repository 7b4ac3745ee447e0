import { Link } from 'react-router-dom';
import { resultsMessages } from '../../../messages/resultsMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import styles from './SearchSummary.module.css';

export interface SearchSummaryProps {
  /** Pairs of term and fact, in order. */
  readonly facts: readonly (readonly [string, string])[];
  /** The page where the guest changes the search. */
  readonly edit: { readonly to: string; readonly state: unknown; readonly label: string };
}

/** What was searched for, and a link to change it. */
export function SearchSummary({ facts, edit }: SearchSummaryProps) {
  const messages = useMessages(resultsMessages);
  return (
    <section aria-label={messages.summary.name} className={styles.summary}>
      <dl className={styles.facts}>
        {facts.map(([term, fact], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts stay in their places, whatever authors call them
          <div key={index}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <Link to={edit.to} state={edit.state} className={styles.edit}>
        {edit.label}
      </Link>
    </section>
  );
}
