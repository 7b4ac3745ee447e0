import { useMemo } from 'react';
import { buildReview, type ReviewedAnswer, type ReviewedPage, type ReviewRow } from '../../core/wizard/buildReview.ts';
import { isSamePosition } from '../../core/wizard/path.ts';
import { isValid } from '../../core/wizard/validity.ts';
import { answerText } from '../widgets/answerText.ts';
import type { ReviewLines } from './useReviewLines.ts';
import type { Wizard } from './useWizard.ts';
import type { WizardMessages } from './WizardMessages.ts';

interface ReviewProps {
  readonly wizard: Wizard;
  readonly messages: WizardMessages;
  readonly lines: ReviewLines;
}

/**
 * What the guest has answered on the pages before this one: each page in one line, which opens to all of its answers,
 * with a button that leads there. A page that cannot be sent as it is says so, and is open.
 */
export function Review({ wizard, messages, lines }: ReviewProps) {
  const { path, index, state, dispatch } = wizard;
  const { answers, phase } = state;
  const pages = useMemo(
    () => buildReview(path.slice(0, index), (view) => isValid(view, { answers })).flatMap((step) => step.pages),
    [path, index, answers],
  );
  return (
    <ul className="sw-review">
      {pages.map((page) => {
        const { position, title } = page;
        return (
          <li key={`${position.step}/${position.page}`} className="sw-review__page">
            <ReviewLine page={page} messages={messages} lines={lines} />
            <button
              ref={lines.edited && isSamePosition(position, lines.edited) ? lines.editButton : null}
              type="button"
              className="sw-button sw-button--quiet sw-review__edit"
              disabled={phase !== 'editing'}
              onClick={() => {
                lines.edit(position);
                dispatch({ type: 'goTo', ...position });
              }}
            >
              {messages.edit}
              <span className="sw-unseen">{` ${title}`}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface ReviewLineProps {
  readonly page: ReviewedPage;
  readonly messages: WizardMessages;
  readonly lines: ReviewLines;
}

/** A page without an answer has nothing to open. */
function ReviewLine({ page, messages, lines }: ReviewLineProps) {
  const { position, rows } = page;
  const head = (
    <>
      <h3>{page.title}</h3>
      {!page.isValid && <span className="sw-error">{messages.pageInvalid}</span>}
    </>
  );
  if (rows.length === 0) return <div className="sw-review__head">{head}</div>;
  return (
    <details
      open={!page.isValid || lines.isOpen(position)}
      onToggle={({ currentTarget }) => lines.toggle(position, currentTarget.open)}
    >
      <summary className="sw-review__head">
        {head}
        {linesOf(rows, messages).map(({ text, isAlone }) => (
          <span key={text} className={isAlone ? 'sw-review__line sw-review__line--alone' : 'sw-review__line'}>
            {text}
          </span>
        ))}
      </summary>
      <ReviewList rows={rows} messages={messages} />
    </details>
  );
}

interface Line {
  readonly text: string;
  /** The one answer of a page, which is shown whole. */
  readonly isAlone?: boolean;
}

/**
 * The answers of a page in one line. Yes and No say nothing without their questions, so those that were answered with Yes
 * are named in a line of their own, which no other answer pushes out of sight; where there is none, and at least two were
 * answered with No, one line says that all are No.
 */
function linesOf(rows: readonly ReviewRow[], messages: WizardMessages): readonly Line[] {
  const given = rows.flatMap(answersIn);
  const told = given.filter(({ value }) => given.length === 1 || typeof value !== 'boolean');
  const affirmed = given.filter((each) => each.value === true && !told.includes(each)).map(({ label }) => label);
  const texts = told.map(({ value, schema }) => answerText(value, schema, messages));
  const lines: Line[] = [];
  if (texts.length === 1) lines.push({ text: inLine(texts), isAlone: true });
  if (texts.length > 1) lines.push({ text: inLine(texts, Math.max(1, mostTold - affirmed.length)) });
  if (affirmed.length > 0) lines.push({ text: messages.yesTo(inLine(affirmed)) });
  const denied = given.length - told.length - affirmed.length;
  if (affirmed.length === 0 && denied > 1) lines.push({ text: messages.noToAll(denied) });
  return lines.length > 0 ? lines : [{ text: messages.secret }];
}

const answersIn = (row: ReviewRow): readonly ReviewedAnswer[] =>
  row.kind === 'group' ? row.rows.flatMap(answersIn) : row.kind === 'answer' ? [row] : [];

/** How many texts the lines have, but for one more: they are the name of what opens, which a screen reader says as a whole. */
const mostTold = 5;

/** The space before a dot is one at which no line ends, so that none begins with a dot. */
const inLine = (texts: readonly string[], most = mostTold): string =>
  texts.slice(0, most).join('\u00a0· ') + (texts.length > most ? ' …' : '');

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
