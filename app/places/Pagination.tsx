import { fillTemplate } from '../messages/fillTemplate.ts';
import { placesMessages } from '../messages/generated/placesMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import styles from './Pagination.module.css';

interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Steps through the pages of a list of places; nothing when there is only one. */
export function Pagination({ page, pages, onPage }: PaginationProps) {
  const messages = useMessages(placesMessages).pages;
  if (pages < 2) return null;
  return (
    <nav aria-label={messages.name} className={styles.pagination}>
      <Step label={messages.previous} disabled={page <= 1} onClick={() => onPage(page - 1)} path="m14.5 6-6 6 6 6" />
      <p className={styles.position}>{fillTemplate(messages.position, { page, pages })}</p>
      <Step label={messages.next} disabled={page >= pages} onClick={() => onPage(page + 1)} path="m9.5 6 6 6-6 6" />
    </nav>
  );
}

interface StepProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly path: string;
}

function Step({ label, disabled, onClick, path }: StepProps) {
  return (
    <button type="button" className={styles.step} aria-label={label} disabled={disabled} onClick={onClick}>
      <svg viewBox="0 0 24 24" className={styles.arrow} fill="none" stroke="currentcolor" aria-hidden="true">
        <path d={path} strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
