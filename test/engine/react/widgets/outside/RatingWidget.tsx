import { choiceClass, type FieldWidgetProps, type WidgetEntry } from '#engine/react';

const RATES = [1, 2, 3, 4, 5];

/** The text at an end of the row. */
const End = ({ words }: { readonly words: unknown }) => (typeof words === 'string' ? <span>{words}</span> : null);

function RatingWidget({ id, value, onChange, disabled, readonly, options }: FieldWidgetProps) {
  const fixed = Boolean(disabled || readonly);
  return (
    <div className="sw-choices sw-choices--inline">
      <End words={options.low} />
      {RATES.map((rate) => (
        <label key={rate} className={choiceClass(rate === value, fixed)}>
          <input
            type="radio"
            id={`${id}-${rate}`}
            name={id}
            value={rate}
            checked={rate === value}
            disabled={fixed}
            onChange={() => onChange(rate)}
          />
          <span>{rate}</span>
        </label>
      ))}
      <End words={options.high} />
    </div>
  );
}

/** A number from 1 to 5, with all numbers visible; `ui:low` and `ui:high` describe the ends. */
export const ratingWidget: WidgetEntry = {
  name: 'rating',
  component: RatingWidget,
  naming: 'radiogroup',
  takes: ['number'],
  uiOptions: { low: 'text', high: 'text' },
};
