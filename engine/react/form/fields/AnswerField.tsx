import { memo, useCallback } from 'react';
import { castFromRjsfSchema } from '../../rjsf/createRegistry.ts';
import { getUiOptions, type RJSFSchema } from '../../rjsf/rjsf.ts';
import { findWidget } from '../../widgets/widgets.ts';
import type { FieldProps, FormContext } from '../FormContext.ts';
import { listEnumOptions } from './listEnumOptions.ts';

type AnswerFieldProps = FieldProps;

/**
 * One answer, given with one widget: a text, a choice, or a list of choices. It replaces rjsf's own fields, which put a
 * further component around each widget and keep a row for each choice of a list.
 */
export const AnswerField = memo((props: AnswerFieldProps) => {
  const { schema, uiSchema, fieldPathId, formData, onChange, registry, name } = props;
  const { widget, placeholder, ...options } = getUiOptions<unknown, RJSFSchema, FormContext>(uiSchema);
  const Widget = findWidget(registry.formContext.widgets, widget).component;
  const change = useCallback((value: unknown) => onChange(value, fieldPathId.path), [onChange, fieldPathId]);
  return (
    <Widget
      id={fieldPathId.$id}
      name={name}
      label={schema.title || name}
      schema={schema}
      uiSchema={uiSchema}
      registry={registry}
      options={{ ...options, enumOptions: listEnumOptions(castFromRjsfSchema(schema)) }}
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
});
