import { type RefObject, useEffect, useRef } from 'react';
import type { JsonObject } from '#engine';
import type { ExplainedPlace } from '#engine/explain';
import type { LivePlan } from '../page/plan/LivePlan.ts';
import type { LiveAnswers } from '../page/useLiveAnswers.ts';
import { Button } from '../parts/Button.tsx';
import { WhyPlace } from './explanation/WhyPlace.tsx';
import { placeKey } from './places/NamedPlace.ts';
import { namePlaces } from './places/namePlaces.ts';
import { OutcomeMark } from './places/OutcomeMark.tsx';
import styles from './WhyDrawer.module.css';

interface WhyDrawerProps {
  readonly plan: LivePlan;
  readonly answers: LiveAnswers;
  readonly context: JsonObject;
  readonly place: ExplainedPlace;
  readonly onPlace: (place: ExplainedPlace) => void;
  readonly onClose: () => void;
  /** What had the focus before; it gets it back. Absent where the focus stays where it is. */
  readonly returnTo: RefObject<HTMLElement | null>;
}

/** Why what was pointed at in the page is as it is, below the page, with all else that can be asked about it. */
export function WhyDrawer({ plan, answers, context, place, onPlace, onClose, returnTo }: WhyDrawerProps) {
  const places = namePlaces(plan, answers, context);
  const own = places.find(({ key }) => key === placeKey(place));
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows only when another place is asked about
  useEffect(() => {
    if (returnTo.current) section.current?.focus();
  }, [own?.subject]);
  if (own === undefined) return null;
  const close = () => {
    returnTo.current?.focus();
    returnTo.current = null;
    onClose();
  };
  const siblings = places.filter(({ subject }) => subject === own.subject);
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.drawer}
      aria-label={`Why: ${own.title}`}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <div className={styles.head}>
        <fieldset className={styles.aspects}>
          <legend>Why?</legend>
          {siblings.map((each) => (
            <button
              key={each.key}
              type="button"
              aria-pressed={each.key === own.key}
              className={styles.aspect}
              onClick={() => onPlace(each.place)}
            >
              {each.aspect} <OutcomeMark outcome={each.outcome} />
            </button>
          ))}
        </fieldset>
        <Button kind="quiet" onClick={close}>
          Close
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard, too */}
      <section className={styles.explanation} tabIndex={0} aria-label="Explanation">
        <WhyPlace plan={plan} answers={answers} context={context} named={own} />
      </section>
    </section>
  );
}
