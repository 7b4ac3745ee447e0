import styles from './Combobox.module.css';

export interface OptionListProps {
  readonly id: string;
  readonly label: string;
  readonly open: boolean;
  readonly options: readonly string[];
  readonly active: number;
  readonly onChoose: (option: string) => void;
}

/** The options below the field. Focus stays in the field: a press on an option must not take it away. */
export function OptionList({ id, label, open, options, active, onChoose }: OptionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      hidden={!open}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        // The keys of the field above choose an option; a pointer does it here.
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above
        <div
          key={option}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.option}
          onClick={() => onChoose(option)}
        >
          <svg viewBox="0 0 24 24" className={styles.pin} fill="none" stroke="currentcolor" aria-hidden="true">
            <path
              d="M12 21.5c4.5-5.2 6.75-9 6.75-11.75a6.75 6.75 0 1 0-13.5 0C5.25 12.5 7.5 16.3 12 21.5Z"
              strokeWidth="1.75"
            />
            <circle cx="12" cy="9.75" r="2.25" strokeWidth="1.75" />
          </svg>
          <span>{option}</span>
        </div>
      ))}
    </div>
  );
}
