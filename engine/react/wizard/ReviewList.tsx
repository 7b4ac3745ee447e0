import type { ReviewRow } from '../../core/wizard/review/Review.ts';
import { answerText } from './answerText.ts';
import type { WizardMessages } from './WizardMessages.ts';

interface ReviewListProps {
  readonly rows: readonly ReviewRow[];
  readonly messages: WizardMessages;
}

/** Questions with their answers; those of a group stand in a list of their own. */
export function ReviewList({ rows, messages }: ReviewListProps) {
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
