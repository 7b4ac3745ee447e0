import { useSyncExternalStore } from 'react';
import { dateLabel } from '../../formatting/dateLabel.ts';
import type { IsoDate } from '../../formatting/isoDate.ts';
import { siteMessages } from '../../messages/generated/siteMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Field, type FieldProps } from './Field.tsx';

export interface DateFieldProps extends Pick<FieldProps, 'id' | 'label' | 'beside' | 'error'> {
  /** '' while the date is incomplete. */
  readonly value: IsoDate;
  readonly first: IsoDate;
  readonly last: IsoDate;
  /** `isUnreadable`: whether something was typed that is not a date. */
  readonly onChange: (value: IsoDate, isUnreadable: boolean) => void;
}

/**
 * The browser's own date field. An incomplete date fires no change event, so typing and leaving the field are listened
 * to as well.
 */
export function DateField({ id, label, beside, error, value, first, last, onChange }: DateFieldProps) {
  const hint = useDateHint(value);
  const report = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
    onChange(currentTarget.value, currentTarget.validity.badInput);
  return (
    <Field id={id} label={label} hint={hint} beside={beside} error={error}>
      {(control) => (
        <input
          {...control}
          type="date"
          min={first}
          max={last}
          value={value}
          onChange={report}
          onKeyUp={report}
          onBlur={report}
        />
      )}
    </Field>
  );
}

/**
 * What stands beside the label where the browser's own field does not say how a date is written here (SEARCH-42): the
 * form of a date or, where the field writes dates in the order of another country, the date in ours.
 */
function useDateHint(value: IsoDate): string | undefined {
  const { dateFormat } = useMessages(siteMessages);
  const ownField = useSyncExternalStore(neverChanges, describeOwnField, () => 'ours' as const);
  if (ownField === 'ours') return undefined;
  if (value === '') return dateFormat;
  return ownField === 'foreign' ? dateLabel(value, 'numeric') : undefined;
}

const neverChanges = () => () => undefined;

/** How the browser's field writes dates. No browser tells it; the field follows the browser's language. */
function describeOwnField(): 'ours' | 'silent' | 'foreign' {
  if (!/^en(-US)?$/i.test(navigator.language)) return 'foreign';
  // An empty date field of Safari has no 'mm/dd/yyyy': it is blank on an iPhone, and shows today on a Mac.
  return navigator.vendor === 'Apple Computer, Inc.' ? 'silent' : 'ours';
}
