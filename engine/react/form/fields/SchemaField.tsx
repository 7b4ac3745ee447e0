import { memo, type ReactNode } from 'react';
import { EngineError } from '../../../core/errors/EngineError.ts';
import { isEntryList } from '../../../core/json/isEntryList.ts';
import { castFromRjsfSchema } from '../../rjsf/createRegistry.ts';
import { getUiOptions, type RJSFSchema } from '../../rjsf/rjsf.ts';
import { findWidget } from '../../widgets/widgets.ts';
import type { FieldProps, WidgetEntry } from '../FormContext.ts';
import { renderFieldFrame } from './renderFieldFrame.tsx';

type SchemaFieldProps = FieldProps;

/** The name of rjsf's field for an answer of this type. */
function fieldName({ type }: RJSFSchema): string {
  if (type === 'object') return 'ObjectField';
  if (type === 'array') return 'ArrayField';
  if (type === 'boolean') return 'BooleanField';
  return type === 'number' || type === 'integer' ? 'NumberField' : 'StringField';
}

function resolveNaming({ schema, registry }: SchemaFieldProps, widget: unknown): WidgetEntry['naming'] {
  if (schema.type === 'object') return 'self';
  if (schema.type === 'array' && isEntryList(castFromRjsfSchema(schema))) return 'group';
  return findWidget(registry.formContext.widgets, widget).naming;
}

/**
 * One question: rjsf's field for its kind of answer, and everything around it. It renders again only when one of its
 * props changes. It replaces rjsf's own `SchemaField`, which has a component for each part even when the part is
 * absent: with that one, a form of many questions takes half as long again to appear, and more memory.
 */
export const SchemaField = memo((props: SchemaFieldProps): ReactNode => {
  const { schema, uiSchema, fieldPathId, registry, name, rawErrors } = props;
  const { help, widget, disabled, readonly } = getUiOptions(uiSchema);
  const naming = resolveNaming(props, widget);
  const Field = registry.fields[fieldName(schema)];
  if (Field === undefined) throw new EngineError(`No field for "${String(schema.type)}".`);
  const control = (
    <Field
      {...props}
      disabled={Boolean(disabled ?? props.disabled)}
      readonly={Boolean(readonly ?? (props.readonly || schema.readOnly))}
      // The frame of a radio group shows the error for all of its controls, so they need not render when it changes.
      rawErrors={naming === 'radiogroup' ? undefined : rawErrors}
    />
  );
  if (schema.type === 'object') return control;
  return renderFieldFrame({
    id: fieldPathId.$id,
    label: schema.title || name,
    required: props.required === true,
    description: schema.description,
    help: typeof help === 'string' ? help : undefined,
    error: rawErrors?.[0],
    naming,
    uiSchema,
    formContext: registry.formContext,
    control,
  });
});
