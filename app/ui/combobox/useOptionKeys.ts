import { type KeyboardEvent, useReducer } from 'react';

export interface OptionKeys {
  /** Whether the list is asked for; it shows once there is something to show. */
  readonly isAsked: boolean;
  /** Index of the active option, -1 for none. */
  readonly active: number;
  readonly choose: (option: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onTyped: () => void;
  readonly close: () => void;
}

/** Opens, walks and closes the list of a combobox by its keys, as the ARIA authoring practices have them. */
export function useOptionKeys(options: readonly string[], onChoose: (option: string) => void): OptionKeys {
  const [state, dispatch] = useReducer(reduceCombobox, closedCombobox);
  const isShown = state.open && options.length > 0;
  const activeOption = isShown ? options[state.active] : undefined;
  const close = () => dispatch({ type: 'closed' });
  const choose = (option: string) => {
    close();
    onChoose(option);
  };
  const arrow = (by: 1 | -1, alt: boolean) => {
    if (!alt) dispatch({ type: 'moved', by, count: options.length });
    else if (by === -1) close();
    else dispatch({ type: 'typed' });
  };
  /** Whether the key was for the list, so that the browser leaves it alone. */
  const takeKey = ({ key, altKey }: KeyboardEvent): boolean => {
    switch (key) {
      case 'ArrowDown':
        arrow(1, altKey);
        return true;
      case 'ArrowUp':
        arrow(-1, altKey);
        return true;
      case 'Enter':
        if (activeOption !== undefined) choose(activeOption);
        // Enter sends the form, and suggestions that come later do not cover its answer.
        else close();
        return activeOption !== undefined;
      case 'Escape':
        if (!isShown) return false;
        close();
        return true;
      default:
        if (key === 'Home' || key === 'End') dispatch({ type: 'unmarked' });
        return false;
    }
  };
  return {
    isAsked: state.open,
    active: state.active,
    choose,
    onKeyDown: (event) => {
      // While letters are put together, as for Japanese, the keys belong to that. WebKit says so by the code alone.
      if (event.nativeEvent.isComposing || event.keyCode === 229) return;
      if (takeKey(event)) event.preventDefault();
    },
    onTyped: () => dispatch({ type: 'typed' }),
    close,
  };
}

/** Whether the list is open, and the index of the active option; with -1 none is active, and the typed text counts. */
export interface ComboboxState {
  readonly open: boolean;
  readonly active: number;
}

export type ComboboxAction =
  /** The guest changed the text. Any options that arrive now belong to it. */
  | { readonly type: 'typed' }
  | { readonly type: 'moved'; readonly by: 1 | -1; readonly count: number }
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
