import type { StepPlan } from '#engine';
import type { FlowName } from '../journey/index.ts';

/** The panel stands beside every step but those whose configuration hides it, and not in the walk-in flow. */
export const showsPanel = ({ hints }: Pick<StepPlan, 'hints'>, flow: FlowName): boolean =>
  hints.sidePanel !== false && flow !== 'INSTANT_VACCINE';
