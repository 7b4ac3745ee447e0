/** Whether the list is open, and the index of the active option; with -1 none is active, and the typed text counts. */
export interface ComboboxState {
  readonly open: boolean;
  readonly active: number;
}

export type ComboboxAction =
  /** The guest changed the text. Any options that arrive now belong to it. */
  | { readonly type: 'typed' }
  | { readonly type: 'moved'; readonly by: 1 | -1; readonly count: number }
  /** The list is shown whole, with the chosen option active; -1 if none is. */
  | { readonly type: 'opened'; readonly at: number }
  /** The guest is back in the text. */
  | { readonly type: 'unmarked' }
  | { readonly type: 'closed' };

export const closedCombobox: ComboboxState = { open: false, active: -1 };

/**
 * Down and Up go round through the options and the typed text. Without options they do nothing. The list is shown only
 * while it is open and has options, so an open list waits for options to arrive.
 */
export function reduceCombobox(state: ComboboxState, action: ComboboxAction): ComboboxState {
  switch (action.type) {
    case 'typed':
      return { open: true, active: -1 };
    case 'moved':
      return action.count === 0 ? state : { open: true, active: moveActive(state, action.by, action.count) };
    case 'opened':
      return { open: true, active: action.at };
    case 'unmarked':
      return state.active === -1 ? state : { ...state, active: -1 };
    case 'closed':
      return closedCombobox;
  }
}

function moveActive({ open, active }: ComboboxState, by: 1 | -1, count: number): number {
  const from = open ? Math.min(active, count - 1) : -1;
  const places = count + 1;
  return ((from + 1 + by + places) % places) - 1;
}
