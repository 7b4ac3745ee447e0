import { useEffect, useMemo, useRef } from 'react';
import type { JsonObject } from '#engine';
import type { ExplainedPlace } from '#engine/explain';
import type { LivePlan } from '../page/plan/LivePlan.ts';
import type { LiveAnswers } from '../page/useLiveAnswers.ts';
import { WhyPlace } from './explanation/WhyPlace.tsx';
import { placeKey } from './places/NamedPlace.ts';
import { namePlaces } from './places/namePlaces.ts';
import { PlaceList } from './places/PlaceList.tsx';
import styles from './WhyView.module.css';

interface WhyViewProps {
  readonly plan: LivePlan;
  readonly answers: LiveAnswers;
  readonly context: JsonObject;
  readonly place: ExplainedPlace | undefined;
  readonly onPlace: (place: ExplainedPlace) => void;
  /** Whether a key has led here: the search gets the focus. */
  readonly isCalled: boolean;
}

/** Everything that the documents have a say about on this page, and why each is as it is now. */
export function WhyView({ plan, answers, context, place, onPlace, isCalled }: WhyViewProps) {
  const { wizard, questions, outerScope } = answers;
  const places = useMemo(
    () => namePlaces(plan, { wizard, questions, outerScope }, context),
    [plan, wizard, questions, outerScope, context],
  );
  const named = place && places.find(({ key }) => key === placeKey(place));
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCalled) view.current?.querySelector('input')?.focus();
  }, [isCalled]);
  return (
    <div className={styles.view} ref={view}>
      <PlaceList places={places} chosen={named?.key} onChoose={(chosen) => onPlace(chosen.place)} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard, too */}
      <section className={styles.explanation} aria-label="Explanation" tabIndex={0}>
        {named ? (
          <WhyPlace plan={plan} answers={answers} context={context} named={named} />
        ) : (
          <p className={styles.hint}>
            Choose what you ask about, or press “Why?” above the page and point at it. Alt+W explains what has the focus
            in the page.
          </p>
        )}
      </section>
    </div>
  );
}
