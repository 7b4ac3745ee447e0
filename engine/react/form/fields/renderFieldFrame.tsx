import type { HTMLAttributes, ReactNode } from 'react';
import { describedBy, descriptionId, helpId, titleId } from '../../field/controlProps.ts';
import type { FormContext, RichText, UiOptions, WidgetEntry } from '../../field/FormContext.ts';
import { renderError } from './FieldError.tsx';

/** A control and what is shown around it. */
export interface FieldFrameOptions {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly description: string | undefined;
  readonly error: string | undefined;
  readonly naming: WidgetEntry['naming'];
  readonly options: UiOptions;
  readonly form: FormContext;
  readonly control: ReactNode;
}

/** The element around a field, and the element that names it. */
interface Frame {
  readonly Element: 'div' | 'fieldset';
  readonly attributes: HTMLAttributes<HTMLElement>;
  readonly nameElement: ReactNode;
}

/** Draws a control with its name, description, hint and error. The hint is before the control, the error after it. */
export function renderFieldFrame(field: FieldFrameOptions): ReactNode {
  const { id, name, description, error, naming, form, control } = field;
  const help = helpOf(field);
  const isGroup = naming === 'group' || naming === 'radiogroup';
  const { Element, attributes, nameElement } = isGroup ? groupFrame(field, naming) : plainFrame(field);
  return (
    <Element key={name} {...attributes}>
      {nameElement}
      {description && <Description id={descriptionId(id)} text={description} RichText={form.RichText} />}
      {help && (
        <p className="sw-hint" id={helpId(id)}>
          {help}
        </p>
      )}
      {control}
      {error !== undefined && renderError(id, error, form.messages)}
    </Element>
  );
}

const helpOf = ({ options: { help } }: FieldFrameOptions): string | undefined =>
  typeof help === 'string' ? help : undefined;

/** The classes for a field's width and inset, from `ui:width` and `ui:inset`. */
function frameClass({ options: { width, inset } }: FieldFrameOptions): string {
  const sized = typeof width === 'string' ? `sw-field sw-field--${width}` : 'sw-field';
  return inset === true ? `${sized} sw-field--inset` : sized;
}

/** The stylesheet draws the mark of a required question. For screen readers, the control itself is required. */
const labelClass = (required: boolean): string => (required ? 'sw-label sw-required' : 'sw-label');

function plainFrame(field: FieldFrameOptions): Frame {
  const { id, label, required, naming } = field;
  const nameElement = naming === 'label' && (
    <label className={labelClass(required)} htmlFor={id}>
      {label}
    </label>
  );
  return { Element: 'div', attributes: { className: frameClass(field) }, nameElement };
}

/** The frame of a question with several controls. The legend names the group; the group has the description. */
function groupFrame(field: FieldFrameOptions, role: 'group' | 'radiogroup'): Frame {
  const { id, label, required, description, error, form } = field;
  const invalid = error !== undefined;
  const attributes: HTMLAttributes<HTMLElement> = {
    className: invalid ? `${frameClass(field)} sw-field--invalid` : frameClass(field),
    id,
    role,
    'aria-labelledby': titleId(id),
    'aria-describedby': describedBy({
      id,
      description: Boolean(description),
      help: Boolean(helpOf(field)),
      error: invalid,
    }),
    // In ARIA a plain group is neither required nor invalid: there the legend and each control show it.
    ...(role === 'radiogroup' && { 'aria-required': required, 'aria-invalid': invalid }),
  };
  const nameElement = (
    <legend className={labelClass(required)}>
      <span id={titleId(id)}>{label}</span>
      {required && role === 'group' && <span className="sw-unseen">{form.messages.required}</span>}
    </legend>
  );
  return { Element: 'fieldset', attributes, nameElement };
}

interface DescriptionProps {
  readonly id: string;
  readonly text: string;
  readonly RichText: RichText;
}

/** The description of a page, section or field. Text without markup needs no sanitizing and is shown as it is. */
export function Description({ id, text, RichText }: DescriptionProps) {
  const isPlain = !/[<&]/.test(text);
  return (
    <div className={isPlain ? 'sw-description sw-description--plain' : 'sw-description'} id={id}>
      {isPlain ? <p>{text}</p> : <RichText html={text} />}
    </div>
  );
}
