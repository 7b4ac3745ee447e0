import { describePart, describeTruth, describeValue, type Part } from '#engine/explain';
import styles from './PartTree.module.css';

const joining: Readonly<Record<string, string>> = {
  and: 'all of these',
  or: 'any of these',
  '!': 'not',
  '!!': 'this',
  if: 'the first that fits of these',
  '?:': 'the first that fits of these',
};

const truthClass = ({ value }: Part) =>
  value === true ? styles.true : value === false ? styles.false : styles.unknown;

/** What a part is now: whether it holds, or the value that it has. */
const describeNow = ({ value }: Part): string =>
  value === undefined || typeof value === 'boolean' ? describeTruth(value) : describeValue(value);

/** The reads of computed values in a part that is shown on one line. */
const computedReads = (part: Part): readonly Part[] =>
  part.computed === undefined ? (part.parts ?? []).flatMap(computedReads) : [part];

/** A rule, part by part, each with its value now. What decides stands out; the rest is muted. */
export function PartTree({ part }: { readonly part: Part }) {
  const joined = part.kind === 'condition' ? `“${part.name ?? ''}”` : part.kind === 'call' && joining[part.name ?? ''];
  return (
    <div className={part.decides ? styles.deciding : styles.other}>
      <p className={styles.line}>
        <span className={`${styles.truth} ${truthClass(part) ?? ''}`}>{describeNow(part)}</span>
        <span>{joined || describePart(part)}</span>
      </p>
      {joined && (
        <ul className={styles.parts}>
          {(part.parts ?? []).map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names and keep their order
            <li key={index}>
              <PartTree part={each} />
            </li>
          ))}
        </ul>
      )}
      {!joined &&
        computedReads(part).map((read, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names and keep their order
          <div key={index} className={styles.parts}>
            <p className={styles.line}>{describePart(read, false)} is computed:</p>
            {read.computed && <PartTree part={read.computed} />}
          </div>
        ))}
    </div>
  );
}
