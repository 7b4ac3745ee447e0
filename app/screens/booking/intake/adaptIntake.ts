import { initialState, type JsonObject, restoreState, type WizardPlan, type WizardState } from '#engine';

/** Answers as a form takes them. */
export interface AdaptedIntake {
  /** The state of answers that may come from the form of another flow. Fields that only this form has get their first values. */
  readonly of: (kept: WizardState | undefined) => WizardState;
  /** Notes a state that this form's wizard has made of one of these: nothing of it is to be adapted. */
  readonly note: (made: WizardState) => void;
}

/** Adapts each state once, because every answer and press asks for it, and a long form has many first values. */
export function adaptIntake(plan: WizardPlan, context: JsonObject): AdaptedIntake {
  const adapted = new WeakMap<WizardState, WizardState>();
  let first: WizardState | undefined;
  const adapt = (kept: WizardState): WizardState => {
    const state = restoreState(plan, kept, context);
    adapted.set(kept, state);
    adapted.set(state, state);
    return state;
  };
  return {
    of: (kept) => {
      if (kept) return adapted.get(kept) ?? adapt(kept);
      first ??= initialState(plan, context);
      return first;
    },
    note: (made) => void adapted.set(made, made),
  };
}
