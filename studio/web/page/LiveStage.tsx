import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { JsonObject } from '#engine';
import { type Pointed, placeAt } from '../../../app/author/why/placeAt.ts';
import { Button } from '../parts/Button.tsx';
import { usePointing } from '../why/pointing/usePointing.ts';
import type { Why } from '../why/useWhy.ts';
import { WhyDrawer } from '../why/WhyDrawer.tsx';
import { FillButtons } from './FillButtons.tsx';
import styles from './LiveStage.module.css';
import type { LivePlan } from './plan/LivePlan.ts';
import type { LiveAnswers } from './useLiveAnswers.ts';

interface LiveStageProps {
  readonly plan: LivePlan;
  readonly answers: LiveAnswers;
  readonly context: JsonObject;
  readonly why: Why;
  readonly isPhone: boolean;
  readonly onPhone: (isPhone: boolean) => void;
  /** The page. */
  readonly children: ReactNode;
}

/** The page on its phone or desktop, with what is done to it: it is answered, pointed at and explained. */
export function LiveStage({ plan, answers, context, why, isPhone, onPhone, children }: LiveStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const returnTo = useRef<HTMLElement>(null);
  const [isPointing, setPointing] = useState(false);
  const find = (target: Element) => findPlace(target, { plan, answers, context });
  const pointedAt = useRef<Element>(null);
  const onPoint = ({ place, frame }: Pointed) => {
    pointedAt.current = frame;
    why.ask(place);
  };
  const box = usePointing(stage, isPointing, find, onPoint, () => setPointing(false));
  // The explanation takes room from the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place is to be seen
  useEffect(() => pointedAt.current?.scrollIntoView({ block: 'nearest' }), [why.place]);
  useWhyKey(() => {
    const focused = document.activeElement;
    const isHere = focused instanceof HTMLElement && stage.current?.contains(focused) === true;
    const pointed = isHere ? find(focused) : undefined;
    if (!isHere || pointed === undefined) return why.call();
    returnTo.current = focused;
    onPoint(pointed);
  });
  return (
    <>
      <div className={styles.tools}>
        <FillButtons plan={plan} answers={answers} context={context} />
        <Button
          kind="quiet"
          aria-pressed={isPointing}
          title="Point at something in the page (Alt+W explains what has the focus)"
          onClick={() => setPointing(!isPointing)}
        >
          Why?
        </Button>
        <Button kind="quiet" aria-pressed={isPhone} onClick={() => onPhone(!isPhone)}>
          {isPhone ? 'Phone' : 'Desktop'}
        </Button>
      </div>
      {/* The rest scrolls by keyboard, too: it always has controls or a button. */}
      <div className={`${styles.stage} ${isPointing ? styles.pointing : ''}`} ref={stage}>
        <div className={isPhone ? styles.phone : styles.desktop}>{children}</div>
        {box && <div className={styles.frame} style={box} aria-hidden="true" />}
      </div>
      {why.place && (
        <WhyDrawer
          plan={plan}
          answers={answers}
          context={context}
          place={why.place}
          onPlace={why.ask}
          onClose={() => why.ask(undefined)}
          returnTo={returnTo}
        />
      )}
    </>
  );
}

function findPlace(
  target: Element,
  { plan, answers, context }: Pick<LiveStageProps, 'plan' | 'answers' | 'context'>,
): Pointed | undefined {
  const { wizard, questions, isAtQuestions, outerScope } = answers;
  return placeAt(target, {
    wizard: plan.wizard && wizard && { plan: plan.wizard, state: wizard, context },
    questions:
      isAtQuestions && plan.questions && questions ? { plan: plan.questions, state: questions, outerScope } : undefined,
  });
}

/** Alt+W asks why. */
function useWhyKey(ask: () => void): void {
  const onAsk = useEffectEvent(ask);
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyW') return;
      event.preventDefault();
      onAsk();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
