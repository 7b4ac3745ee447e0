import { type RefObject, useMemo } from 'react';
import { buildReview, type ReviewRow } from '../../core/wizard/buildReview.ts';
import { isSamePosition } from '../../core/wizard/path.ts';
import type { Position } from '../../core/wizard/WizardState.ts';
import { answerText } from '../widgets/answerText.ts';
import type { Wizard } from './useWizard.ts';
import type { WizardMessages } from './WizardMessages.ts';

interface ReviewProps {
  readonly wizard: Wizard;
  readonly messages: WizardMessages;
  /** The page that the guest comes back from, which is open. */
  readonly edited: Position | undefined;
  /** Is set to the button that leads to this page. */
  readonly editButton: RefObject<HTMLButtonElement | null>;
  readonly onEdit: (position: Position) => void;
}

/**
 * What the guest has answered on the pages before this one: each page in one line, which opens to all of its answers,
 * with a button that leads there.
 */
export function Review({ wizard, messages, edited, editButton, onEdit }: ReviewProps) {
  const { path, index, state } = wizard;
  const pages = useMemo(() => buildReview(path.slice(0, index)).flatMap((step) => step.pages), [path, index]);
  return (
    <ul className="sw-review">
      {pages.map((page) => {
        const isEdited = edited !== undefined && isSamePosition(page.position, edited);
        return (
          <li key={`${page.position.step}/${page.position.page}`} className="sw-review__page">
            <details open={isEdited}>
              <summary className="sw-review__head">
                <h3>{page.title}</h3>
                <span className="sw-review__line">{lineOf(page.rows, messages)}</span>
              </summary>
              <ReviewList rows={page.rows} messages={messages} />
            </details>
            <button
              ref={isEdited ? editButton : null}
              type="button"
              className="sw-button sw-button--quiet sw-review__edit"
              disabled={state.phase !== 'editing'}
              onClick={() => onEdit(page.position)}
            >
              {messages.edit}
              <span className="sw-unseen">{` ${page.title}`}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** How many answers a line has at most: it is the name of what opens, which a screen reader says as a whole. */
const mostTold = 5;

/**
 * The answers of a page in one line. Yes and No say nothing without their questions, so beside others they are left out;
 * where there is nothing else, the line says how many answers there are.
 */
function lineOf(rows: readonly ReviewRow[], messages: WizardMessages): string {
  const given = rows.flatMap(answersIn);
  const told = given.flatMap((row) =>
    row.kind === 'answer' && (given.length === 1 || typeof row.value !== 'boolean')
      ? [answerText(row.value, row.schema, messages)]
      : [],
  );
  if (told.length === 0) return messages.answers(given.length);
  return told.slice(0, mostTold).join(' · ') + (told.length > mostTold ? ' …' : '');
}

const answersIn = (row: ReviewRow): readonly Exclude<ReviewRow, { readonly kind: 'group' }>[] =>
  row.kind === 'group' ? row.rows.flatMap(answersIn) : [row];

interface ReviewListProps {
  readonly rows: readonly ReviewRow[];
  readonly messages: WizardMessages;
}

/** Questions with their answers; those of a group are in a list of their own. */
function ReviewList({ rows, messages }: ReviewListProps) {
  return (
    <dl className="sw-review__list">
      {rows.map((row) => (
        <div key={row.path} className={row.kind === 'group' ? 'sw-review__group' : 'sw-review__row'}>
          <dt>{row.label}</dt>
          <dd>
            <Answer row={row} messages={messages} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Answer({ row, messages }: { readonly row: ReviewRow; readonly messages: WizardMessages }) {
  if (row.kind === 'group') return <ReviewList rows={row.rows} messages={messages} />;
  if (row.kind === 'answer') return answerText(row.value, row.schema, messages);
  return (
    <>
      <span aria-hidden="true">••••••••</span>
      <span className="sw-unseen">{messages.secret}</span>
    </>
  );
}
