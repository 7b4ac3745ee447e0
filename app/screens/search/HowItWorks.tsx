import { memo } from 'react';
import { searchMessages } from '../../messages/generated/searchMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import styles from './HowItWorks.module.css';

/** What the guest can expect, in three steps. */
export const HowItWorks = memo(function HowItWorks() {
  const { heading, list } = useMessages(searchMessages).steps;
  return (
    <section aria-labelledby="how-it-works" className={styles.section}>
      <h2 id="how-it-works" className={styles.heading}>
        {heading}
      </h2>
      <ol className={styles.steps}>
        {list.map(({ title, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps stay in their places, whatever authors call them
          <li key={index} className={styles.step}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
});
