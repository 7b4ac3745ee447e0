import { titleId } from '@rjsf/utils';
import { isEntryList } from '../../core/json/isEntryList.ts';
import { describedBy } from '../widgets/describedBy.ts';
import { entryNamed } from '../widgets/entryNamed.ts';
import type { FieldFrameProps } from './FormContext.ts';
import { fromRjsfSchema } from './rjsfSchema.ts';
import { useFieldError } from './useFieldError.ts';

/** The classes for the hints a document gives about a field's place: `ui:width` and `ui:inset`. */
function frameClass({ uiSchema }: FieldFrameProps): string {
  const width: unknown = uiSchema?.['ui:width'];
  return [
    'sw-field',
    (width === 'half' || width === 'third') && `sw-field--${width}`,
    uiSchema?.['ui:inset'] === true && 'sw-field--inset',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The mark of a required question is drawn by the stylesheet: the control says it in its own way to a screen reader. */
const labelClass = (required: boolean | undefined): string => (required ? 'sw-label sw-required' : 'sw-label');

/** A question that takes several controls: their name is the legend, and what describes it is said once for all. */
function Group({ frame, role }: { readonly frame: FieldFrameProps; readonly role: 'group' | 'radiogroup' }) {
  const { id, label, required, rawDescription, rawHelp, description, help, errors, children } = frame;
  const { formContext } = frame.registry;
  const invalid = useFieldError(id, formContext) !== undefined;
  // A plain group can be neither required nor invalid: there the legend and each control say it.
  const state = role === 'radiogroup' ? { 'aria-required': required, 'aria-invalid': invalid } : {};
  return (
    <fieldset
      className={invalid ? `${frameClass(frame)} sw-field--invalid` : frameClass(frame)}
      id={id}
      role={role}
      aria-labelledby={titleId(id)}
      aria-describedby={describedBy({
        id,
        description: Boolean(rawDescription),
        help: Boolean(rawHelp),
        error: invalid,
      })}
      {...state}
    >
      <legend className={labelClass(required)}>
        <span id={titleId(id)}>{label}</span>
        {required && role === 'group' && <span className="sw-unseen">{formContext.words.required}</span>}
      </legend>
      {rawDescription && description}
      {rawHelp && help}
      {children}
      {errors}
    </fieldset>
  );
}

/** Everything around a control: its name, what describes it, its error. Hint before control, error after it. */
export function FieldTemplate(frame: FieldFrameProps) {
  const { id, label, required, rawDescription, rawHelp, description, help, errors, children, hidden } = frame;
  const { schema, uiSchema, registry } = frame;
  if (hidden) return <div hidden>{children}</div>;
  if (schema.type === 'object') return children;
  if (schema.type === 'array' && isEntryList(fromRjsfSchema(schema))) return <Group frame={frame} role="group" />;
  const { naming } = entryNamed(registry.formContext.widgets, uiSchema?.['ui:widget']);
  if (naming === 'group' || naming === 'radiogroup') return <Group frame={frame} role={naming} />;
  return (
    <div className={frameClass(frame)}>
      {naming === 'label' && (
        <label className={labelClass(required)} htmlFor={id}>
          {label}
        </label>
      )}
      {rawDescription && description}
      {rawHelp && help}
      {children}
      {errors}
    </div>
  );
}
