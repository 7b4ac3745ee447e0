import type { ReactNode } from 'react';
import { isComputed } from '../../../core/form/computed.ts';
import { isEntryList, type JsonSchema } from '../../../core/json/JsonSchema.ts';
import type { FormContext, UiOptions, WidgetEntry } from '../../field/FormContext.ts';
import { readUiOptions } from '../../field/uiSchema.ts';
import { computedWidget } from '../../widgets/ComputedWidget.tsx';
import { findWidget } from '../../widgets/widgets.ts';
import type { FieldErrors } from './FieldError.tsx';
import { type FieldPlace, placeInside } from './FieldGroup.ts';
import { renderFieldFrame } from './renderFieldFrame.tsx';

/** What a field is drawn from, besides its error. */
export interface FieldInput {
  readonly schema: JsonSchema;
  readonly uiSchema: unknown;
  readonly value: unknown;
  readonly required: boolean;
  /** Whether no answer of the group can be changed. */
  readonly disabled: boolean;
  readonly readonly: boolean;
}

/** A field as its control is drawn. */
export interface DrawnField extends FieldInput {
  readonly name: string;
  readonly place: FieldPlace;
  readonly form: FormContext;
  readonly label: string;
  readonly options: UiOptions;
  /** The widget that asks it; undefined for a group and for a list of groups. */
  readonly widget: WidgetEntry | undefined;
  readonly onChange: (value: unknown) => void;
  /** Whether the control itself announces the error. */
  readonly invalid: boolean;
}

/** What was drawn of a field the last time. */
interface Drawing {
  readonly input: FieldInput;
  readonly error: string | undefined;
  readonly field: DrawnField;
  readonly control: ReactNode;
  readonly element: ReactNode;
}

/**
 * Draws the fields of a group: each control, and the frame around it. A field of which nothing changed is the same
 * element as before, which React does not render again; so a change of one answer or error renders its own field only,
 * and no field needs a component to see to that.
 *
 * @param drawControl draws a widget, a group or a list
 */
export function createFieldDrawer(
  group: FieldPlace,
  form: FormContext,
  drawControl: (field: DrawnField) => ReactNode,
): (name: string, input: FieldInput, errors: FieldErrors) => ReactNode {
  const drawings = new Map<string, Drawing>();
  return (name, input, errors) => {
    const last = drawings.get(name);
    const place = last?.field.place ?? placeInside(group, name);
    const error = errors.get(place.id);
    const isSame = last !== undefined && isSameInput(last.input, input);
    if (isSame && last.error === error) return last.element;
    const field = describe(name, place, input, error, form, last?.field);
    const isControlSame = isSame && last.field.invalid === field.invalid;
    const control = isControlSame ? last.control : drawControl(field);
    const element = frame(field, error, control);
    drawings.set(name, { input, error, field, control, element });
    return element;
  };
}

const isSameInput = (one: FieldInput, other: FieldInput): boolean =>
  one.value === other.value &&
  one.schema === other.schema &&
  one.uiSchema === other.uiSchema &&
  one.required === other.required &&
  one.disabled === other.disabled &&
  one.readonly === other.readonly;

function describe(
  name: string,
  place: FieldPlace,
  input: FieldInput,
  error: string | undefined,
  form: FormContext,
  last: DrawnField | undefined,
): DrawnField {
  const { schema, uiSchema } = input;
  const options = last?.uiSchema === uiSchema && last !== undefined ? last.options : readUiOptions(uiSchema);
  const widget = last?.schema === schema ? last.widget : resolveWidget(schema, uiSchema, form.widgets);
  return {
    ...input,
    name,
    place,
    form,
    label: schema.title || name,
    options,
    widget,
    disabled: Boolean(options.disabled ?? input.disabled),
    readonly: Boolean(options.readonly ?? (input.readonly || schema.readOnly)),
    onChange: last?.onChange ?? createChange(schema, place, form),
    // The frame of a radio group shows the error for all of its controls, so they need not render when it changes.
    invalid: error !== undefined && widget?.naming !== 'radiogroup',
  };
}

function resolveWidget(
  schema: JsonSchema,
  uiSchema: unknown,
  widgets: readonly WidgetEntry[],
): WidgetEntry | undefined {
  if (schema.type === 'object' || isEntryList(schema)) return undefined;
  if (isComputed(uiSchema)) return computedWidget;
  return findWidget(schema, uiSchema, widgets);
}

function createChange({ type }: JsonSchema, { path }: FieldPlace, form: FormContext): (value: unknown) => void {
  const isNumber = type === 'number' || type === 'integer';
  return (value) => form.change(isNumber ? toNumber(value) : value, path);
}

function frame(field: DrawnField, error: string | undefined, control: ReactNode): ReactNode {
  const { schema, name, place, label, required, options, form, widget } = field;
  if (schema.type === 'object') return control;
  return renderFieldFrame({
    id: place.id,
    name,
    label,
    required,
    description: schema.description,
    error,
    naming: widget?.naming ?? 'group',
    options,
    form,
    control,
  });
}

/**
 * The number that a text says, as it is typed with a decimal point ('.5', '1.50'). Any other text stays as it is and
 * violates the schema, and so does a number that JSON cannot represent ('1e999').
 */
function toNumber(answer: unknown): unknown {
  if (typeof answer !== 'string' || answer.trim() === '') return answer;
  const number = Number(answer);
  return Number.isFinite(number) ? number : answer;
}
