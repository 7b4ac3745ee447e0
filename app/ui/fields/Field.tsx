import type { ReactNode } from 'react';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';

/** The attributes that connect a native control to its label and its error, and make it look like the others. */
interface ControlAttributes {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-required': boolean;
}

export interface FieldProps {
  /** Id of the control; links of an error summary lead to it. */
  readonly id: string;
  readonly label: string;
  /** At the end of the label's line. */
  readonly beside?: ReactNode;
  readonly error: string | undefined;
  readonly children: (control: ControlAttributes) => ReactNode;
}

/** A required control with its label above and its error below. */
export function Field({ id, label, beside, error, children }: FieldProps) {
  const errorId = `${id}-error`;
  return (
    <div>
      <div className={styles.line}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {beside}
      </div>
      {children({
        id,
        className: styles.control,
        'aria-invalid': error !== undefined,
        'aria-describedby': error === undefined ? undefined : errorId,
        'aria-required': true,
      })}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
