import { Link } from 'react-router-dom';
import { dateLabel } from '../formatting/dateLabel.ts';
import { stateOf } from '../journey/search/criteriaFromState.ts';
import type { CompleteCriteria } from '../journey/search/SearchCriteria.ts';
import { slotsMessages } from '../messages/slots.ts';
import styles from './SearchSummary.module.css';

/** What was searched for, and the way back to change it. */
export function SearchSummary({ criteria, main }: { readonly criteria: CompleteCriteria; readonly main: string }) {
  const words = slotsMessages.summary;
  const facts = [
    [words.service, criteria.type],
    [words.location, criteria.location],
    [words.date, dateLabel(criteria.date, 'full')],
  ];
  return (
    <section aria-label={words.name} className={styles.summary}>
      <dl className={styles.facts}>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <Link to={main} state={stateOf(criteria)} className={styles.edit}>
        {words.edit}
      </Link>
    </section>
  );
}
