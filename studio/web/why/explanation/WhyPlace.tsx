import { useMemo } from 'react';
import type { JsonObject } from '#engine';
import type { LivePlan } from '../../page/plan/LivePlan.ts';
import type { LiveAnswers } from '../../page/useLiveAnswers.ts';
import type { NamedPlace } from '../places/NamedPlace.ts';
import { applyChange } from './applyChange.ts';
import { ExplanationView } from './ExplanationView.tsx';
import { explainPlace } from './explainPlace.ts';

interface WhyPlaceProps {
  readonly plan: LivePlan;
  readonly answers: LiveAnswers;
  readonly context: JsonObject;
  readonly named: NamedPlace;
}

/** The explanation of one place for the answers as they are now. */
export function WhyPlace({ plan, answers, context, named }: WhyPlaceProps) {
  const { wizard, questions, outerScope } = answers;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the place, which is another object each time
  const explanation = useMemo(
    () => explainPlace(plan, { wizard, questions, outerScope }, context, named.place),
    [plan, wizard, questions, outerScope, context, named.key],
  );
  return (
    explanation && (
      <ExplanationView
        explanation={explanation}
        aspect={named.aspect}
        onAnswer={(change) => applyChange(plan, answers, context, change)}
      />
    )
  );
}
