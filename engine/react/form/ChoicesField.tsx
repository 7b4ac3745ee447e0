import { type FieldProps, getUiOptions, optionsList, type RJSFSchema } from '@rjsf/utils';
import { useCallback } from 'react';
import { entryNamed } from '../widgets/entryNamed.ts';
import type { FormContext } from './FormContext.ts';

/** An answer that is a list of choices: one widget, where rjsf's own field keeps a row for each. */
export function ChoicesField(props: FieldProps<unknown, RJSFSchema, FormContext>) {
  const { schema, uiSchema, fieldPathId, formData, onChange, registry, name } = props;
  const { widget, title, placeholder, ...options } = getUiOptions<unknown, RJSFSchema, FormContext>(uiSchema);
  const Widget = entryNamed(registry.formContext.widgets, widget).component;
  const { items } = schema;
  const enumOptions = typeof items === 'object' && !Array.isArray(items) ? optionsList(items, uiSchema) : undefined;
  const change = useCallback((value: unknown) => onChange(value, fieldPathId.path), [onChange, fieldPathId]);
  return (
    <Widget
      id={fieldPathId.$id}
      name={name}
      label={title ?? schema.title ?? name}
      schema={schema}
      uiSchema={uiSchema}
      registry={registry}
      options={{ ...options, enumOptions }}
      placeholder={placeholder}
      value={formData}
      required={props.required}
      disabled={props.disabled}
      readonly={props.readonly}
      hideError={props.hideError}
      rawErrors={props.rawErrors}
      onChange={change}
      onBlur={props.onBlur}
      onFocus={props.onFocus}
    />
  );
}
