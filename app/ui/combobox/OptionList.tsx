import { type RefObject, useEffect, useRef } from 'react';
import styles from './OptionList.module.css';

export interface OptionListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly OptionGroup[];
  /** Index of the active option among those of all groups. */
  readonly active: number;
  /** Key of the chosen option, which has a check mark; undefined in a list of places, which have pins. */
  readonly chosen: string | undefined;
  readonly hasPins: boolean;
  readonly onChoose: (option: ComboboxOption) => void;
}

/** The options below the field. Without options there is no list. */
export function OptionList({ id, label, groups, active, onChoose, ...marks }: OptionListProps) {
  const activeRef = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active option is brought into view when it changes
  useEffect(() => {
    activeRef.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  const starts = groups.map((_group, at) => groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0));
  return (
    <div id={id} role="listbox" aria-label={label} tabIndex={-1} hidden={groups.length === 0} className={styles.list}>
      {groups.map(({ name, note, options }, at) => {
        const first = starts[at] ?? 0;
        const entries = options.map((option, index) => (
          <Option
            key={option.key}
            id={`${id}-${first + index}`}
            option={option}
            activeRef={first + index === active ? activeRef : undefined}
            onChoose={onChoose}
            {...marks}
          />
        ));
        if (name === undefined) return entries;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a listbox takes no fieldset
          <div key={name} role="group" aria-label={name} className={styles.group}>
            <div className={styles.heading} aria-hidden="true">
              <span className={styles.name}>{name}</span>
              {note !== undefined && <span>{note}</span>}
            </div>
            {entries}
          </div>
        );
      })}
    </div>
  );
}

interface OptionProps extends Pick<OptionListProps, 'chosen' | 'hasPins' | 'onChoose'> {
  readonly id: string;
  readonly option: ComboboxOption;
  /** Given to the active option alone. */
  readonly activeRef: RefObject<HTMLDivElement | null> | undefined;
}

function Option({ id, option, activeRef, chosen, hasPins, onChoose }: OptionProps) {
  return (
    // The keys of the field above choose an option; a pointer does it here.
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      id={id}
      {...(activeRef && { ref: activeRef })}
      role="option"
      tabIndex={-1}
      aria-selected={activeRef !== undefined}
      className={styles.option}
      onClick={() => onChoose(option)}
    >
      {hasPins && <Pin />}
      <span>{option.label}</span>
      {chosen === option.key && <Check />}
    </div>
  );
}

const Pin = () => (
  <svg viewBox="0 0 24 24" className={styles.mark} fill="none" stroke="currentcolor" aria-hidden="true">
    <path
      d="M12 21.5c4.5-5.2 6.75-9 6.75-11.75a6.75 6.75 0 1 0-13.5 0C5.25 12.5 7.5 16.3 12 21.5Z"
      strokeWidth="1.75"
    />
    <circle cx="12" cy="9.75" r="2.25" strokeWidth="1.75" />
  </svg>
);

const Check = () => (
  <svg viewBox="0 0 24 24" className={styles.check} fill="none" stroke="currentcolor" aria-hidden="true">
    <path d="m5 12.5 4.5 4.5L19 7.5" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

/** One entry of the list of a combobox. */
export interface ComboboxOption {
  /** Tells it from all others of the list. */
  readonly key: string;
  readonly label: string;
}

/** Options that belong together. */
export interface OptionGroup {
  /** Undefined for options without a heading. */
  readonly name?: string;
  /** A few words beside the name. */
  readonly note?: string | undefined;
  readonly options: readonly ComboboxOption[];
}
