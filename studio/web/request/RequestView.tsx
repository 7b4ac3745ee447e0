import { useMemo, useState } from 'react';
import { buildPayload, type JsonObject, type WizardPlan, type WizardState } from '#engine';
import type { WizardPlace } from '#engine/explain';
import { encoders, visitRequest } from '../../../app/journey/index.ts';
import { useDesk, useDeskState } from '../desk/useDesk.ts';
import type { Situation } from '../page/situation/Situation.ts';
import { pickedIn, type Settings } from '../page/situation/situationContext.ts';
import styles from './RequestView.module.css';
import { type RequestLine, requestLines } from './requestLines.ts';
import { describePlace } from './requestSchema.ts';

interface RequestViewProps {
  readonly plan: WizardPlan;
  readonly state: WizardState;
  readonly context: JsonObject;
  readonly situation: Situation;
  readonly settings: Settings;
  /** Asks why a line is sent or not. */
  readonly onWhy: (place: WizardPlace) => void;
}

/** What would be sent for the answers so far, line by line, and as a whole. */
export function RequestView({ plan, state, context, situation, settings, onWhy }: RequestViewProps) {
  const services = useDeskState((desk) => desk.services);
  const [onlySent, setOnlySent] = useState(true);
  const encode = useMemo(() => encoders(() => new Date(`${situation.today}T12:00:00Z`)), [situation.today]);
  const lines = useMemo(
    () => requestLines(plan, state.answers, context, encode),
    [plan, state.answers, context, encode],
  );
  const shown = onlySent ? lines.filter(({ sent }) => sent !== undefined) : lines;
  const request = useMemo(
    () =>
      visitRequest(buildPayload(plan, state.answers, context, encode), pickedIn(situation, settings, services), {
        flow: situation.flow,
      }),
    [plan, state.answers, context, encode, situation, settings, services],
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard, too
    <section className={styles.view} tabIndex={0} aria-label="Request">
      <label className={styles.only}>
        <input type="checkbox" checked={onlySent} onChange={() => setOnlySent(!onlySent)} /> Only what is sent (
        {lines.filter(({ sent }) => sent !== undefined).length} of {lines.length} lines)
      </label>
      {shown.length === 0 ? (
        <p>Nothing is answered yet. Answer the page, or press “Most”, and look here again.</p>
      ) : (
        <ul className={styles.lines}>
          {shown.map((line) => (
            <Line key={line.key} line={line} onWhy={onWhy} />
          ))}
        </ul>
      )}
      <h3>The whole request</h3>
      <p className={styles.hint}>Place, time and service come from the appointment, not from documents.</p>
      <pre className={styles.json}>{JSON.stringify(request, null, 2)}</pre>
    </section>
  );
}

interface LineProps extends Pick<RequestViewProps, 'onWhy'> {
  readonly line: RequestLine;
}

function Line({ line: { to, from, label, sent, note, path, pointer, step }, onWhy }: LineProps) {
  const desk = useDesk();
  const place = describePlace(to);
  return (
    <li className={styles.line}>
      <button type="button" className={styles.to} onClick={() => desk.goTo(path, pointer)}>
        {to}
      </button>
      <span className={sent === undefined ? styles.nothing : styles.sent}>
        {sent === undefined ? 'nothing' : JSON.stringify(sent)}
      </span>
      <span className={styles.from}>
        from “{label}” <code>{from}</code>
        {note !== undefined && `, ${note}`}{' '}
        <button
          type="button"
          className={styles.why}
          aria-label={`Why? ${to}`}
          onClick={() => onWhy({ kind: 'payload', step, pointer })}
        >
          Why?
        </button>
      </span>
      {place ? (
        <span className={styles.schema}>
          Schema: {place.type}
          {place.limits !== '' && `; ${place.limits}`}
          {place.words !== '' && `. ${place.words}`}
        </span>
      ) : (
        <span className={styles.missing}>The request has no such place.</span>
      )}
    </li>
  );
}
