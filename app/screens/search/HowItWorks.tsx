import { searchMessages } from '../../messages/search/search.ts';
import styles from './HowItWorks.module.css';

/** What the guest can expect, in three steps. */
export function HowItWorks() {
  const { heading, list } = searchMessages.steps;
  return (
    <section aria-labelledby="how-it-works" className={styles.section}>
      <h2 id="how-it-works" className={styles.heading}>
        {heading}
      </h2>
      <ol className={styles.steps}>
        {list.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
