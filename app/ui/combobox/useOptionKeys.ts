import { type KeyboardEvent, useReducer } from 'react';
import type { ComboboxOption } from './OptionList.tsx';

/** What a combobox does besides, whose text must be one of its options. */
export interface ClosedChoice {
  /** The key of the chosen option. */
  readonly chosen: string | undefined;
  /** The key of the one option that the typed text means, which Enter takes. */
  readonly meant: string | undefined;
  /** Called when the guest leaves the field or closes the list, so that what the text means is taken. */
  readonly onLeave: () => void;
  /** Called by Escape in the open list. The chosen option's text comes back. */
  readonly onRevert: () => void;
  /** Called by Escape while the list is closed. */
  readonly onClear: () => void;
}

export interface OptionKeys {
  /** Whether the list is asked for; it shows once there is something to show. */
  readonly isAsked: boolean;
  /** Index of the active option, -1 for none. */
  readonly active: number;
  readonly choose: (option: ComboboxOption) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onTyped: () => void;
  /** Opens the whole list, or closes it. */
  readonly onToggle: () => void;
  readonly open: () => void;
  readonly close: () => void;
}

/** Opens, walks and closes the list of a combobox by its keys, as the ARIA authoring practices have them. */
export function useOptionKeys(
  options: readonly ComboboxOption[],
  closedChoice: ClosedChoice | undefined,
  onChoose: (option: ComboboxOption) => void,
): OptionKeys {
  const [state, dispatch] = useReducer(reduceCombobox, closedCombobox);
  const isShown = state.open && options.length > 0;
  const activeOption = isShown ? options[state.active] : undefined;
  const close = () => {
    dispatch({ type: 'closed' });
    closedChoice?.onLeave();
  };
  const open = () => dispatch({ type: 'opened', at: options.findIndex(({ key }) => key === closedChoice?.chosen) });
  const choose = (option: ComboboxOption) => {
    dispatch({ type: 'closed' });
    onChoose(option);
  };
  const move = (by: 1 | -1) => dispatch({ type: 'moved', by, count: options.length });
  const arrow = (by: 1 | -1, alt: boolean) => {
    const at = options.findIndex(({ key }) => key === closedChoice?.chosen);
    if (alt && by === -1) close();
    else if (closedChoice && !state.open && (alt || at >= 0)) open();
    else if (alt) dispatch({ type: 'typed' });
    else move(by);
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
      case 'Enter': {
        const meant = isShown ? options.find(({ key }) => key === closedChoice?.meant) : undefined;
        const taken = activeOption ?? meant;
        if (taken) choose(taken);
        // Where one of the options must be chosen, Enter in an open list does not send the form without one.
        else if (closedChoice && isShown) return true;
        // Enter sends the form, and suggestions that come later do not cover its answer.
        else dispatch({ type: 'closed' });
        return taken !== undefined;
      }
      case 'Escape':
        if (!closedChoice && !isShown) return false;
        if (!state.open) closedChoice?.onClear();
        else {
          dispatch({ type: 'closed' });
          closedChoice?.onRevert();
        }
        return true;
      case 'Tab':
        // As in a native select: what the arrows have marked is taken along.
        if (closedChoice && activeOption) choose(activeOption);
        return false;
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
    onToggle: () => (state.open ? close() : open()),
    open,
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
