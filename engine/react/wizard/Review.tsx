import { type ReactNode, useMemo } from 'react';
import { buildReview, type ReviewedPage, type ReviewedStep, type ReviewRow } from '../../core/wizard/buildReview.ts';
import type { Position } from '../../core/wizard/WizardState.ts';
import { answerText } from '../widgets/answerText.ts';
import type { Wizard } from './useWizard.ts';
import type { WizardMessages } from './WizardMessages.ts';

interface ReviewProps {
  readonly wizard: Wizard;
  readonly messages: WizardMessages;
}

/** What the guest has answered on the pages before this one, each page with a button that leads there. */
export function Review({ wizard, messages }: ReviewProps) {
  const { path, index, state, dispatch } = wizard;
  const steps = useMemo(() => buildReview(path.slice(0, index)), [path, index]);
  const goTo = (position: Position) => dispatch({ type: 'goTo', ...position });
  return (
    <div className="sw-review">
      {steps.map((reviewed) => (
        <StepReview
          key={reviewed.step.id}
          reviewed={reviewed}
          messages={messages}
          fixed={state.phase !== 'editing'}
          onEdit={goTo}
        />
      ))}
    </div>
  );
}

interface StepReviewProps {
  readonly reviewed: ReviewedStep;
  readonly messages: WizardMessages;
  /** Nothing can be edited now. */
  readonly fixed: boolean;
  readonly onEdit: (position: Position) => void;
}

/** One step. When its only page has the same title as the step, the title is shown once. */
function StepReview({ reviewed: { step, pages }, messages, fixed, onEdit }: StepReviewProps) {
  const [first, ...rest] = pages;
  const isOne = rest.length === 0 && first?.title === step.title;
  const edit = ({ position, title }: ReviewedPage): ReactNode => (
    <button
      type="button"
      className="sw-button sw-button--quiet sw-review__edit"
      disabled={fixed}
      onClick={() => onEdit(position)}
    >
      {messages.edit}
      <span className="sw-unseen">{` ${title}`}</span>
    </button>
  );
  return (
    <section className="sw-review__step">
      <div className="sw-review__head">
        <h3>{step.title}</h3>
        {isOne && edit(first)}
      </div>
      {pages.map((page) => (
        <div key={page.position.page} className="sw-review__page">
          {!isOne && (
            <div className="sw-review__head">
              <h4>{page.title}</h4>
              {edit(page)}
            </div>
          )}
          <ReviewList rows={page.rows} messages={messages} />
        </div>
      ))}
    </section>
  );
}

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
