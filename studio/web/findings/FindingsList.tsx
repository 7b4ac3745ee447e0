import { useRef, useState } from 'react';
import type { Finding } from '../../exchange/Finding.ts';
import { type FindingsPhase, textOf } from '../desk/DeskState.ts';
import { useDesk, useDeskState } from '../desk/useDesk.ts';
import { findMending } from '../editor/findMending.ts';
import { Button } from '../parts/Button.tsx';
import styles from './FindingsList.module.css';

const said: Readonly<Record<FindingsPhase, string>> = {
  waiting: 'The check begins …',
  working: 'Checking …',
  done: 'Checked as edited',
  failed: 'The check did not answer',
};

/** What the check and the proof have found in all documents as they are edited. */
export function FindingsList() {
  const desk = useDesk();
  const check = useDeskState((state) => state.check);
  const proof = useDeskState((state) => state.proof);
  const open = useDeskState((state) => state.open);
  const [onlyHere, setOnlyHere] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  const all = [...check.list, ...proof.list];
  const shown = onlyHere ? all.filter(({ file }) => file === open) : all;
  const isProving = proof.phase === 'working';
  return (
    <section className={styles.findings} aria-labelledby="findings-title">
      <div className={styles.head}>
        <h2 id="findings-title" ref={head} tabIndex={-1}>
          Findings <span className={styles.count}>{all.length}</span>
        </h2>
        <p role="status">
          {isProving ? 'Proving …' : said[check.phase]}
          {check.phase === 'done' && all.length === 0 && ': nothing wrong'}
        </p>
        <label className={styles.here}>
          <input type="checkbox" checked={onlyHere} onChange={() => setOnlyHere(!onlyHere)} /> This document
        </label>
        <Button kind="quiet" disabled={isProving} onClick={() => void desk.prove()}>
          {isProving ? 'Proving …' : 'Prove'}
        </Button>
      </div>
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((finding, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: findings have no names, and the list is made anew each time
            <FindingItem key={index} finding={finding} />
          ))}
        </ul>
      )}
    </section>
  );
}

function FindingItem({ finding }: { readonly finding: Finding }) {
  const desk = useDesk();
  const { file, line, column, severity, message, suggestion, known = [], witness, excluding = [] } = finding;
  const mend = () => {
    const text = textOf(desk.state.getState(), file);
    const mending = text === undefined ? undefined : findMending(finding, text, offsetIn(text, line, column));
    if (text !== undefined && mending)
      desk.edit(file, text.slice(0, mending.from) + mending.insert + text.slice(mending.to));
  };
  return (
    <li className={styles.finding}>
      <button type="button" className={styles.place} onClick={() => desk.goTo(file, { line, column })}>
        <span className={styles[severity]}>{severity === 'error' ? 'Error' : 'Warning'}</span>
        <span>{message}</span>
        <span className={styles.where}>
          {file.slice(file.lastIndexOf('/') + 1)}, line {line}
        </span>
      </button>
      {suggestion !== undefined && (
        <Button kind="quiet" onClick={mend}>
          Change to “{suggestion}”
        </Button>
      )}
      {known.length > 0 && (
        <details className={styles.more}>
          <summary>Known names</summary>
          <p>{known.join(', ')}</p>
        </details>
      )}
      {(witness !== undefined || excluding.length > 0) && (
        <details className={styles.more}>
          <summary>Why</summary>
          {witness !== undefined && (
            <p>
              When{' '}
              {Object.entries(witness)
                .map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
                .join(', ') || 'nothing is answered'}
            </p>
          )}
          <ul>
            {excluding.map(({ file: where, line: at, column: from, words }) => (
              <li key={`${where}:${at}:${from}`}>
                <button
                  type="button"
                  className={styles.link}
                  onClick={() => desk.goTo(where, { line: at, column: from })}
                >
                  {words}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function offsetIn(text: string, line: number, column: number): number {
  const lines = text.split('\n').slice(0, line - 1);
  return lines.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}
