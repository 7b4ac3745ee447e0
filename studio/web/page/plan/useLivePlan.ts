import { useEffect, useEffectEvent, useState } from 'react';
import type { ContentProblem } from '#engine';
import { allTexts } from '../../desk/DeskState.ts';
import { useDesk } from '../../desk/useDesk.ts';
import type { LivePlan } from './LivePlan.ts';
import { loadLivePlan } from './loadLivePlan.ts';
import { type Target, targetKey } from './Target.ts';

/** The newest plan that compiles, and what is wrong with the texts where they do not. */
export interface LiveView {
  /** What the plan is of. */
  readonly key: string;
  readonly plan: LivePlan | undefined;
  readonly problems: readonly ContentProblem[];
}

/** Follows the texts: each change is compiled as soon as the one before it is. A text that is broken leaves the plan. */
export function useLivePlan(target: Target): LiveView {
  const { state } = useDesk();
  const key = targetKey(target);
  const [view, setView] = useState<LiveView>({ key: '', plan: undefined, problems: [] });
  const readTarget = useEffectEvent(() => target);
  useEffect(() => {
    let isOver = false;
    let isBusy = false;
    let isStale = false;
    const load = async () => {
      if (isBusy) {
        isStale = true;
        return;
      }
      isBusy = true;
      isStale = false;
      const loaded = await loadLivePlan(allTexts(state.getState()), readTarget());
      isBusy = false;
      if (isOver) return;
      setView((before) =>
        loaded.ok
          ? { key, plan: loaded.plan, problems: [] }
          : { key, plan: before.key === key ? before.plan : undefined, problems: loaded.problems },
      );
      if (isStale) void load();
    };
    void load();
    const stop = state.subscribe((now, before) => {
      if (now.drafts !== before.drafts || now.saved !== before.saved) void load();
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [state, key]);
  return view;
}
