import { type RefObject, useEffect, useRef } from 'react';
import styles from './OptionList.module.css';

export interface OptionListProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly string[];
  /** Index of the active option. */
  readonly active: number;
  readonly onChoose: (option: string) => void;
}

/** The options below the field. Without options there is no list. */
export function OptionList({ id, label, options, active, onChoose }: OptionListProps) {
  const activeRef = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active option is brought into view when it changes
  useEffect(() => {
    activeRef.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <div id={id} role="listbox" aria-label={label} tabIndex={-1} hidden={options.length === 0} className={styles.list}>
      {options.map((option, index) => (
        <Option
          key={option}
          id={`${id}-${index}`}
          option={option}
          activeRef={index === active ? activeRef : undefined}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

interface OptionProps extends Pick<OptionListProps, 'onChoose'> {
  readonly id: string;
  readonly option: string;
  /** Given to the active option alone. */
  readonly activeRef: RefObject<HTMLDivElement | null> | undefined;
}

function Option({ id, option, activeRef, onChoose }: OptionProps) {
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
      <Pin />
      <span>{option}</span>
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
