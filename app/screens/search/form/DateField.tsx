import { searchMessages } from '../../../messages/searchMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { lastDate } from '../criteria/validateSearch.ts';
import type { SearchFields } from './searchFields.ts';

export interface DateFieldProps {
  readonly id: string;
  readonly value: string;
  /** 'YYYY-MM-DD' */
  readonly first: string;
  readonly error: string | undefined;
  readonly onChange: (part: Pick<SearchFields, 'date' | 'dateUnreadable'>) => void;
}

/**
 * The browser's own date field. An incomplete date fires no change event, so typing and leaving the field are listened
 * to as well.
 */
export function DateField({ id, value, first, error, onChange }: DateFieldProps) {
  const messages = useMessages(searchMessages);
  const report = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
    onChange({ date: currentTarget.value, dateUnreadable: currentTarget.validity.badInput });
  return (
    <Field id={id} label={messages.date.label} error={error}>
      {(control) => (
        <input
          {...control}
          type="date"
          min={first}
          max={lastDate}
          value={value}
          onChange={report}
          onKeyUp={report}
          onBlur={report}
        />
      )}
    </Field>
  );
}
