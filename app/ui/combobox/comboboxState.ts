/** Whether the list shows, and which option the arrows are on (from 0; -1: none, the text as typed counts). */
export interface ComboboxState {
  readonly open: boolean;
  readonly active: number;
}

export type ComboboxAction =
  /** The text changed by hand: whatever options come now belong to it. */
  | { readonly type: 'typed' }
  | { readonly type: 'moved'; readonly by: 1 | -1; readonly count: number }
  | { readonly type: 'closed' };

export const closedCombobox: ComboboxState = { open: false, active: -1 };

/**
 * Down and Up go round through the options and, in between, the text itself. With no options there is nowhere to go.
 * The list shows only while it is open and has options, so an open list waits for options to arrive.
 */
export function reduceCombobox(state: ComboboxState, action: ComboboxAction): ComboboxState {
  switch (action.type) {
    case 'typed':
      return { open: true, active: -1 };
    case 'moved':
      return action.count === 0 ? state : { open: true, active: moveActive(state, action.by, action.count) };
    case 'closed':
      return closedCombobox;
  }
}

function moveActive({ open, active }: ComboboxState, by: 1 | -1, count: number): number {
  const from = open ? Math.min(active, count - 1) : -1;
  const places = count + 1;
  return ((from + 1 + by + places) % places) - 1;
}
