import type { ClipboardEvent } from 'react';
import { errorId } from '../../field/controlProps.ts';
import type { FieldWidgetProps } from '../../field/FormContext.ts';
import type { DateParts } from './dateParts.ts';

interface DatePartProps {
  readonly field: FieldWidgetProps;
  readonly part: keyof DateParts;
  readonly label: string;
  readonly placeholder: string;
  readonly length: number;
  readonly autoComplete: string | undefined;
  readonly defaultValue: string;
  readonly invalid: boolean;
  readonly register: (part: keyof DateParts, input: HTMLInputElement | null) => void;
  readonly onInput: () => void;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  readonly onBlur: () => void;
}

/** One of the three inputs of a date. */
export function DatePart(props: DatePartProps) {
  const { field, part, label, placeholder, length, autoComplete, defaultValue, invalid } = props;
  const { register, onInput, onPaste, onBlur } = props;
  const id = `${field.id}-${part}`;
  return (
    <div className={`sw-date__part sw-date__part--${part}`}>
      <label className="sw-date__label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        ref={(input) => register(part, input)}
        className="sw-input"
        type="text"
        inputMode="numeric"
        size={length}
        placeholder={field.readonly ? undefined : placeholder}
        autoComplete={autoComplete}
        defaultValue={defaultValue}
        disabled={field.disabled}
        readOnly={field.readonly}
        onInput={onInput}
        onPaste={onPaste}
        onBlur={onBlur}
        aria-required={field.required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? errorId(field.id) : undefined}
      />
    </div>
  );
}
