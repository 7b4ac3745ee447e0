import {
  type Change,
  describeEffect,
  describeMore,
  describeUnchangeable,
  describeValue,
  type Explanation,
  type Reason,
} from '#engine/explain';
import { useDesk, useDeskState } from '../../desk/useDesk.ts';
import { Button } from '../../parts/Button.tsx';
import { OutcomeMark } from '../places/OutcomeMark.tsx';
import { documentPath } from './documentPath.ts';
import styles from './ExplanationView.module.css';
import { PartTree } from './PartTree.tsx';

interface ExplanationViewProps {
  readonly explanation: Explanation;
  /** What is asked, such as `required?`. */
  readonly aspect: string;
  /** Gives the answers that turn the outcome. */
  readonly onAnswer: (change: Extract<Change, { kind: 'found' }>) => void;
}

/** Why something is as it is: what decides, what else has a say, and which answers would turn it. */
export function ExplanationView({ explanation, aspect, onAnswer }: ExplanationViewProps) {
  const { title, outcome, because, change, sends } = explanation;
  const deciding = because.filter(({ decides }) => decides);
  const others = because.filter(({ decides }) => !decides);
  return (
    <div className={styles.view}>
      <h3 className={styles.title} tabIndex={-1}>
        {title} <span className={styles.aspect}>{aspect}</span> <OutcomeMark outcome={outcome} />
      </h3>
      {sends !== undefined && <p>It sends {describeValue(sends)}.</p>}
      {deciding.length === 0 ? (
        <p>No rule decides about it: it is always so.</p>
      ) : (
        <ul className={styles.reasons} aria-label="What decides">
          {deciding.map((reason) => (
            <ReasonItem key={`${reason.document}${reason.pointer}${reason.about ?? ''}`} reason={reason} />
          ))}
        </ul>
      )}
      <ChangeView change={change} onAnswer={onAnswer} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>Has a say, but does not decide now ({others.length})</summary>
          <ul className={styles.reasons}>
            {others.map((reason) => (
              <ReasonItem key={`${reason.document}${reason.pointer}${reason.about ?? ''}`} reason={reason} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function ReasonItem({ reason }: { readonly reason: Reason }) {
  const desk = useDesk();
  const path = useDeskState(({ saved, drafts }) =>
    documentPath(reason.document, [...Object.keys(saved), ...Object.keys(drafts)]),
  );
  return (
    <li className={styles.reason}>
      <p className={styles.effect}>{describeEffect(reason)}</p>
      {reason.rule !== undefined && <PartTree part={reason.rule} />}
      {path !== undefined && (
        <button type="button" className={styles.place} onClick={() => desk.goTo(path, reason.pointer)}>
          {path.slice(path.lastIndexOf('/') + 1)} <code>{reason.pointer}</code>
        </button>
      )}
    </li>
  );
}

function ChangeView({ change, onAnswer }: Pick<ExplanationViewProps, 'onAnswer'> & { readonly change: Change }) {
  if (change.kind === 'none') return <p className={styles.none}>{describeUnchangeable(change.why)}</p>;
  if (change.kind === 'more') return <p className={styles.none}>{describeMore(change.than)}</p>;
  if (change.kind === 'undecided')
    return <p className={styles.none}>Too many answers have a say: it was not found out which would turn it.</p>;
  return (
    <div className={styles.change}>
      <p>
        It would be <OutcomeMark outcome={change.outcome} /> with
        {change.smallest ? '' : ', though perhaps with fewer answers'}:
      </p>
      <ul className={styles.answers}>
        {change.answers.map(({ step = '', field, title, from, to }) => (
          <li key={`${step}/${field}`}>
            {title}: <b>{describeValue(to)}</b> <span className={styles.now}>now {describeValue(from)}</span>
          </li>
        ))}
      </ul>
      <Button kind="quiet" onClick={() => onAnswer(change)}>
        Answer so
      </Button>
    </div>
  );
}
