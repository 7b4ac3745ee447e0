import { type KeyboardEvent, useReducer } from 'react';
import { Field } from '../fields/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Combobox.module.css';
import { closedCombobox, reduceCombobox } from './comboboxState.ts';
import { OptionList } from './OptionList.tsx';
import { useAnnouncement } from './useAnnouncement.ts';

export interface ComboboxProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly error: string | undefined;
  readonly value: string;
  /** The suggestions for `value`. */
  readonly options: readonly string[];
  /** Name of the list of options. */
  readonly listLabel: string;
  /** What screen readers announce about the options; '' for nothing. */
  readonly announcement: string;
  readonly onType: (text: string) => void;
  readonly onChoose: (option: string) => void;
}

/** A text field with suggestions: the ARIA combobox with a list, whose text need not be one of the options. */
export function Combobox({ id, options, value, onType, onChoose, ...field }: ComboboxProps) {
  const [state, dispatch] = useReducer(reduceCombobox, closedCombobox);
  const announcement = useAnnouncement(state.open ? field.announcement : '', field.error);
  const open = state.open && options.length > 0;
  const active = open ? options[state.active] : undefined;
  const listId = `${id}-options`;
  const choose = (option: string) => {
    dispatch({ type: 'closed' });
    onChoose(option);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (step !== undefined) dispatch({ type: 'moved', by: step, count: options.length });
    else if (event.key === 'Enter' && active !== undefined) choose(active);
    else if (event.key === 'Escape' && open) dispatch({ type: 'closed' });
    else {
      // Enter sends the form, and suggestions that come later do not cover its answer.
      if (event.key === 'Enter') dispatch({ type: 'closed' });
      return;
    }
    event.preventDefault();
  };
  return (
    <div className={styles.combobox}>
      <Field id={id} label={field.label} error={field.error}>
        {(control) => (
          <input
            {...control}
            type="text"
            role="combobox"
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            placeholder={field.placeholder}
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={listId}
            aria-activedescendant={active === undefined ? undefined : `${listId}-${state.active}`}
            value={value}
            onChange={(event) => {
              dispatch({ type: 'typed' });
              onType(event.target.value);
            }}
            onKeyDown={onKeyDown}
            onFocus={announcement.onFocus}
            onBlur={() => {
              dispatch({ type: 'closed' });
              announcement.onBlur();
            }}
          />
        )}
      </Field>
      <OptionList
        id={listId}
        label={field.listLabel}
        open={open}
        options={options}
        active={state.active}
        onChoose={choose}
      />
      <VisuallyHidden role="status">{announcement.text}</VisuallyHidden>
    </div>
  );
}
