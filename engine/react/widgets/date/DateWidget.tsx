import { type ClipboardEvent, useCallback, useLayoutEffect, useRef } from 'react';
import type { FieldWidgetProps, WidgetEntry } from '../../field/FormContext.ts';
import { DatePart } from './DatePart.tsx';
import {
  type DateParts,
  dateForms,
  findDateError,
  joinDateParts,
  parseDateParts,
  parsePastedDate,
} from './dateParts.ts';

const PARTS = [
  { part: 'month', length: 2, autoComplete: 'bday-month' },
  { part: 'day', length: 2, autoComplete: 'bday-day' },
  { part: 'year', length: 4, autoComplete: 'bday-year' },
] as const;

type Inputs = Partial<Record<keyof DateParts, HTMLInputElement | null>>;

const readParts = (inputs: Inputs): DateParts => ({
  year: inputs.year?.value.trim() ?? '',
  month: inputs.month?.value.trim() ?? '',
  day: inputs.day?.value.trim() ?? '',
});

function DateWidget(props: FieldWidgetProps) {
  const { id, value, onChange, invalid, options, form } = props;
  const { pending, messages } = form;
  const inputs = useRef<Inputs>({});
  const committed = useRef(value);
  const dateError = invalid && typeof value === 'string' ? findDateError(value) : undefined;

  const commit = useCallback(() => {
    const next = joinDateParts(readParts(inputs.current));
    if (next === committed.current) return;
    committed.current = next;
    onChange(next);
  }, [onChange]);

  useLayoutEffect(() => {
    if (value === committed.current) return;
    committed.current = value;
    const parts = parseDateParts(value);
    for (const { part } of PARTS) {
      const input = inputs.current[part];
      if (input) input.value = parts[part];
    }
  }, [value]);

  const register = useCallback((part: keyof DateParts, input: HTMLInputElement | null) => {
    inputs.current[part] = input;
  }, []);

  useLayoutEffect(() => () => pending.commitNow(id), [id, pending]);

  const type = () => pending.typed(id, commit);
  /** A whole date that is pasted into one part fills all three. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = parsePastedDate(event.clipboardData.getData('text'));
    if (!pasted || props.readonly) return;
    event.preventDefault();
    for (const { part } of PARTS) {
      const input = inputs.current[part];
      if (input) input.value = pasted[part];
    }
    type();
  };

  const autocomplete: unknown = options.autocomplete;
  const birthday = autocomplete === 'bday';
  const shown = parseDateParts(value);
  return (
    <div className="sw-date">
      {PARTS.map(({ part, length, autoComplete }) => (
        <DatePart
          key={part}
          field={props}
          label={messages[part]}
          placeholder={messages.datePlaceholder[part]}
          part={part}
          length={length}
          autoComplete={birthday ? autoComplete : undefined}
          defaultValue={shown[part]}
          invalid={invalid && (dateError === undefined || dateError === 'date' || dateError === part)}
          register={register}
          onInput={type}
          onPaste={paste}
          onBlur={() => pending.commitOnBlur(id)}
        />
      ))}
    </div>
  );
}

/**
 * A date that the guest knows, typed as month, day and year. It is one answer, 'YYYY-MM-DD'. An incomplete or invalid
 * date is kept as it is (see `dateParts`). With `ui:autocomplete: bday` the browser can fill in a birthday.
 */
export const dateWidget: WidgetEntry = {
  name: 'date',
  component: DateWidget,
  naming: 'group',
  takes: ['text', 'date'],
  uiOptions: { autocomplete: 'text' },
  writes: dateForms,
};
