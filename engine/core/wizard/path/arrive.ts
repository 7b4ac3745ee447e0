import type { JsonObject } from '../../json/Json.ts';
import type { WizardPlan } from '../WizardPlan.ts';
import type { WizardState } from '../WizardState.ts';
import { isAt, type Path, pageIndex, readPosition } from './Path.ts';
import { pathFor } from './pathFor.ts';
import { arrived, asks } from './returning.ts';

/**
 * The state at the page of this index on the path. Any page before the current one can be come back to, as by Back; a
 * later one only past pages that are complete, as by Continue. Else it is the state at the last page that can be.
 */
export function arrive(plan: WizardPlan, state: WizardState, index: number, context: JsonObject): WizardState {
  const path = pathFor(plan, state.answers, context);
  const view = path[lastWithin(path, state, index)];
  return view === undefined || isAt(view, state.position) ? state : arrived(state, readPosition(view));
}

function lastWithin(path: Path, state: WizardState, index: number): number {
  let at = Math.min(pageIndex(path, state.position), Math.max(index, 0));
  for (let view = path[at]; view && at < Math.min(index, path.length - 1) && !asks(view, state); view = path[at])
    at += 1;
  return at;
}
