import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { resultsMessages } from '../../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import styles from './SearchSummary.module.css';

/** One thing that was searched for. */
export interface SearchFact {
  readonly term: string;
  readonly fact: string;
  /** Whether the term is read by everybody, because the fact does not speak for itself: 'near 45202'. */
  readonly showsTerm?: boolean;
}

/** A link to another page, with what it is told. The label may be short where the name says more. */
export interface Edit {
  readonly to: string;
  readonly state: unknown;
  readonly label: string;
  readonly shortLabel: string;
  /** Opens and closes the form below the summary, which stands in for the other page where it can. */
  readonly finder?: Finder | undefined;
}

export interface Finder {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** The form. */
  readonly form: ReactNode;
}

export interface SearchSummaryProps {
  /** In order. */
  readonly facts: readonly SearchFact[];
  /** The page where the guest changes the search, which the search of a move does not have. */
  readonly edit?: Edit | undefined;
  /** The button that takes an added vaccine out of the search. */
  readonly removal?: Removal | undefined;
}

interface Removal {
  readonly label: string;
  readonly remove: () => void;
}

/** What was searched for in one line, and below it the form to change it, or a link to that. */
export function SearchSummary({ facts, edit, removal }: SearchSummaryProps) {
  const messages = useMessages(resultsMessages);
  const summary = useRef<HTMLElement>(null);
  const isOpen = edit?.finder?.isOpen === true;
  const wasOpen = useRef(false);
  // The button that searched is gone with the form, so what is left takes the focus.
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) summary.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const remove = () => {
    removal?.remove();
    // The button is gone, so what is left takes the focus.
    summary.current?.focus();
  };
  return (
    <section ref={summary} tabIndex={-1} aria-label={messages.summary.name} className={styles.summary}>
      <dl className={styles.facts}>
        {facts.map(({ term, fact, showsTerm = false }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts stay in their places, whatever authors call them
          <div key={index}>
            <dt className={showsTerm ? styles.term : undefined}>
              {showsTerm ? term : <VisuallyHidden>{term}</VisuallyHidden>}
            </dt>{' '}
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {edit?.finder && (
        <button
          type="button"
          className={styles.edit}
          aria-label={edit.label}
          aria-expanded={edit.finder.isOpen}
          onClick={edit.finder.toggle}
        >
          {edit.shortLabel}
        </button>
      )}
      {edit && !edit.finder && (
        <Link to={edit.to} state={edit.state} className={styles.edit} aria-label={edit.label}>
          {edit.shortLabel}
        </Link>
      )}
      {removal && (
        <Button variant="quiet" onClick={remove}>
          {removal.label}
        </Button>
      )}
      {edit?.finder?.isOpen && (
        <div className={styles.finder}>
          <Card>{edit.finder.form}</Card>
        </div>
      )}
    </section>
  );
}
