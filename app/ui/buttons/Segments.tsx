import { useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Segments.module.css';

interface SegmentsProps<T extends string> {
  /** Names the choice to screen readers. */
  readonly name: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
}

/** One of a few short choices that apply at once, side by side: radios in the shape of one control. */
export function Segments<T extends string>({ name, value, options, onChange }: SegmentsProps<T>) {
  const group = useId();
  return (
    <fieldset className={styles.segments}>
      <legend>
        <VisuallyHidden>{name}</VisuallyHidden>
      </legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={group}
              value={option.value}
              checked={option.value === value}
              className={styles.input}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.label}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
