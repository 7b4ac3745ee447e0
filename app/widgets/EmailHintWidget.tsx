import { type FieldWidgetProps, useTextControl, type WidgetEntry, withoutMarks } from '#engine/react';
import { nearestDomain } from './nearestDomain.ts';

const tidy = (typed: string): string => withoutMarks(typed).trim();
const words = (option: unknown): string => (typeof option === 'string' ? option : '');

function EmailHintWidget(props: FieldWidgetProps) {
  const { id, value, options, onChange } = props;
  const control = useTextControl<HTMLInputElement>(props, tidy);
  const meant = nearestDomain(words(value), words(options.domains).split(/\s+/).filter(Boolean));
  const take = () => {
    onChange(meant);
    // The button is gone in a moment, and the guest goes on from the address.
    document.getElementById(id)?.focus();
  };
  return (
    <>
      <input {...control} className="sw-input" type="email" inputMode="email" />
      <div role="status">
        {meant !== undefined && (
          <p className="sw-email-hint">
            <span id={`${id}__ask`}>{words(options.suggestion)}</span>{' '}
            <button
              type="button"
              id={`${id}__take`}
              className="sw-email-hint__take"
              aria-labelledby={`${id}__ask ${id}__take`}
              onClick={take}
            >
              {meant}
            </button>
          </p>
        )}
      </div>
    </>
  );
}

/**
 * An email address. Where its domain is almost one that many people have, the guest is asked whether that was meant,
 * and may take it; the address that was typed is never an error for it.
 */
export const emailHintWidget: WidgetEntry = {
  name: 'emailHint',
  component: EmailHintWidget,
  naming: 'label',
  takes: ['text'],
  uiOptions: { placeholder: 'text', autocomplete: 'text', domains: 'text', suggestion: 'text' },
};
