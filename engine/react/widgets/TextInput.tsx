import type { FieldWidgetProps } from '../form/FormContext.ts';
import { useControlProps } from './useControlProps.ts';
import { useTextInput } from './useTextInput.ts';

interface TextInputProps {
  readonly field: FieldWidgetProps;
  readonly type: 'text' | 'email' | 'tel';
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | undefined;
  readonly settle: (text: string) => string;
}

/** A one-line input. It never cuts text short: too long an answer is an error the guest can see and mend. */
export function TextInput({ field, type, inputMode, settle }: TextInputProps) {
  const text = useTextInput<HTMLInputElement>(field, settle);
  const control = useControlProps(field);
  return (
    <input
      {...control}
      {...text}
      className="sw-input"
      type={type}
      inputMode={inputMode}
      readOnly={field.readonly}
      placeholder={field.placeholder || undefined}
    />
  );
}
