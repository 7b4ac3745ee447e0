import type { ReviewRow } from '../../core/wizard/review/Review.ts';
import { answerText } from './answerText.ts';
import type { WizardWords } from './WizardWords.ts';

interface ReviewListProps {
  readonly rows: readonly ReviewRow[];
  readonly words: WizardWords;
}

/** Questions with their answers; those of a group stand in a list of their own. */
export function ReviewList({ rows, words }: ReviewListProps) {
  return (
    <dl className="sw-review__list">
      {rows.map((row) => (
        <div key={row.path} className={row.kind === 'group' ? 'sw-review__group' : 'sw-review__row'}>
          <dt>{row.label}</dt>
          <dd>
            <Answer row={row} words={words} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Answer({ row, words }: { readonly row: ReviewRow; readonly words: WizardWords }) {
  if (row.kind === 'group') return <ReviewList rows={row.rows} words={words} />;
  if (row.kind === 'answer') return answerText(row.value, row.schema, words);
  return (
    <>
      <span aria-hidden="true">••••••••</span>
      <span className="sw-unseen">{words.secret}</span>
    </>
  );
}
