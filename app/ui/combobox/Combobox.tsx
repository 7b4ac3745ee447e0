import { type ReactNode, useRef } from 'react';
import { Field } from '../fields/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Combobox.module.css';
import { OptionList } from './OptionList.tsx';
import { useAnnouncement } from './useAnnouncement.ts';
import { useOptionKeys } from './useOptionKeys.ts';
import { useRoomBelow } from './useRoomBelow.ts';

export interface ComboboxProps {
  readonly id: string;
  readonly label: string;
  /** At the end of the label's line. */
  readonly beside?: ReactNode;
  readonly placeholder: string;
  readonly error: string | undefined;
  readonly value: string;
  /** What is suggested for `value`, each once. */
  readonly options: readonly string[];
  /** Name of the list of options. */
  readonly listLabel: string;
  /** What screen readers announce about the options; '' for nothing. */
  readonly announcement: string;
  readonly onType: (text: string) => void;
  readonly onChoose: (option: string) => void;
}

/** A text field with suggestions: the ARIA combobox, with focus in the text and a mark in the list. */
export function Combobox({ id, options, value, onType, onChoose, ...field }: ComboboxProps) {
  const keys = useOptionKeys(options, onChoose);
  const announcement = useAnnouncement(keys.isAsked ? field.announcement : '', field.error);
  const expanded = keys.isAsked && options.length > 0;
  const active = expanded && keys.active < options.length ? keys.active : -1;
  const listId = `${id}-options`;
  const box = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useRoomBelow(expanded, box, panel);
  return (
    <div ref={box} className={styles.combobox}>
      <Field id={id} label={field.label} beside={field.beside} error={field.error}>
        {(control) => (
          <div className={styles.control}>
            <input
              {...control}
              type="text"
              role="combobox"
              autoComplete="off"
              autoCapitalize="words"
              spellCheck="false"
              placeholder={field.placeholder}
              aria-autocomplete="list"
              aria-expanded={expanded}
              aria-controls={listId}
              aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
              value={value}
              onChange={(event) => {
                keys.onTyped();
                onType(event.target.value);
              }}
              onKeyDown={keys.onKeyDown}
              onFocus={announcement.onFocus}
              onBlur={() => {
                keys.close();
                announcement.onBlur();
              }}
            />
            {/* Focus stays in the field: a press on an option must not take it away. */}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
            <div
              ref={panel}
              hidden={!expanded}
              className={styles.panel}
              onMouseDown={(event) => event.preventDefault()}
            >
              <OptionList
                id={listId}
                label={field.listLabel}
                options={expanded ? options : []}
                active={active}
                onChoose={keys.choose}
              />
            </div>
          </div>
        )}
      </Field>
      <VisuallyHidden role="status">{announcement.text}</VisuallyHidden>
    </div>
  );
}
