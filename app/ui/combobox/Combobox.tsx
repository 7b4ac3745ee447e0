import { type ReactNode, useRef } from 'react';
import { Field } from '../fields/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Combobox.module.css';
import { type ComboboxOption, type OptionGroup, OptionList } from './OptionList.tsx';
import { useAnnouncement } from './useAnnouncement.ts';
import { type ClosedChoice, useOptionKeys } from './useOptionKeys.ts';
import { useRoomBelow } from './useRoomBelow.ts';

export interface ComboboxProps {
  readonly id: string;
  readonly label: string;
  /** At the end of the label's line. */
  readonly beside?: ReactNode;
  readonly placeholder: string;
  readonly error: string | undefined;
  readonly value: string;
  /** What can be chosen for `value`. */
  readonly groups: readonly OptionGroup[];
  /** Name of the list of options. */
  readonly listLabel: string;
  /** What screen readers announce about the options; '' for nothing. */
  readonly announcement: string;
  /** Stands above the options, or in their place. */
  readonly hint?: string | undefined;
  /** Whether the options are on their way. */
  readonly busy?: boolean;
  /** Set where one of the options must be chosen. Without it, they are suggestions for a text that is free. */
  readonly closedChoice?: ClosedChoice;
  /** Called when the focus comes into the field. */
  readonly onEnter?: () => void;
  readonly onType: (text: string) => void;
  readonly onChoose: (option: ComboboxOption) => void;
}

/** A text field with a list of options: the ARIA combobox, with focus in the text and a mark in the list. */
export function Combobox({
  id,
  groups,
  hint,
  value,
  closedChoice,
  onEnter,
  onType,
  onChoose,
  ...field
}: ComboboxProps) {
  const options = groups.flatMap((group) => group.options);
  const keys = useOptionKeys(options, closedChoice, onChoose);
  const announcement = useAnnouncement(keys.isAsked ? field.announcement : '', field.error);
  const expanded = keys.isAsked && options.length > 0;
  const isShown = expanded || (keys.isAsked && hint !== undefined);
  const active = expanded && keys.active < options.length ? keys.active : -1;
  const listId = `${id}-options`;
  const box = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useRoomBelow(isShown, box, panel);
  return (
    <div ref={box} className={styles.combobox}>
      <Field id={id} label={field.label} beside={field.beside} error={field.error}>
        {({ className, ...control }) => (
          <div className={styles.control}>
            <input
              {...control}
              className={[className, closedChoice && styles.choice].filter(Boolean).join(' ')}
              type="text"
              role="combobox"
              autoComplete="off"
              autoCapitalize={closedChoice ? 'none' : 'words'}
              spellCheck="false"
              placeholder={field.placeholder}
              aria-busy={field.busy}
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
              onClick={({ currentTarget }) => {
                if (!closedChoice || keys.isAsked) return;
                keys.open();
                // What is typed next replaces the text of the chosen option.
                currentTarget.select();
              }}
              onFocus={() => {
                announcement.onFocus();
                onEnter?.();
              }}
              onBlur={() => {
                keys.close();
                announcement.onBlur();
              }}
            />
            {closedChoice && <Chevron isOpen={isShown} onPress={keys.onToggle} controlId={id} />}
            {/* Focus stays in the field: a press on an option must not take it away. */}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
            <div ref={panel} hidden={!isShown} className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
              {isShown && hint !== undefined && <p className={styles.hint}>{hint}</p>}
              <OptionList
                id={listId}
                label={field.listLabel}
                groups={isShown ? groups : []}
                active={active}
                chosen={closedChoice?.chosen}
                hasPins={!closedChoice}
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

interface ChevronProps {
  readonly isOpen: boolean;
  readonly controlId: string;
  readonly onPress: () => void;
}

/** Opens and closes the list for pointers. Keys and screen readers have the field itself for this. */
function Chevron({ isOpen, controlId, onPress }: ChevronProps) {
  return (
    <span
      role="presentation"
      aria-hidden="true"
      className={styles.chevron}
      data-open={isOpen}
      onMouseDown={(event) => {
        event.preventDefault();
        document.getElementById(controlId)?.focus();
        onPress();
      }}
    />
  );
}
