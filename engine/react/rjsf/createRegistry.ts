import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import NumberField from '@rjsf/core/lib/components/fields/NumberField.js';
import { TranslatableString } from '@rjsf/utils';
import { type ComponentType, memo } from 'react';
import type { JsonSchema } from '../../core/json/JsonSchema.ts';
import type { FieldProps, FieldRegistry, FormContext } from '../form/FormContext.ts';
import { FieldSchemas } from './FieldSchemas.ts';
import type { RJSFSchema } from './rjsf.ts';
import { templates } from './templates.ts';

/** The fields that replace rjsf's own. */
interface OwnFields {
  readonly SchemaField: ComponentType<FieldProps>;
  readonly StringField: ComponentType<FieldProps>;
  readonly ObjectField: ComponentType<FieldProps>;
  readonly ArrayField: ComponentType<FieldProps>;
}

const rjsfFields = { BooleanField: memo<FieldProps>(BooleanField), NumberField };

/**
 * Everything that rjsf's fields need to draw one form. The fields are imported one by one: rjsf's `Form` and its
 * default registry bring a Markdown parser, a schema resolver and twenty widgets (67 KiB gzip) that no page here uses,
 * and they copy and compare the whole form at each change.
 *
 * @param idPrefix the start of every id in the form, unique in the document
 */
export function createRegistry(
  fields: OwnFields,
  root: RJSFSchema,
  idPrefix: string,
  formContext: FormContext,
): FieldRegistry {
  const { messages, widgets } = formContext;
  return {
    fields: { ...rjsfFields, ...fields },
    templates,
    widgets: Object.fromEntries(widgets.map(({ name, component }) => [name, component])),
    rootSchema: root,
    schemaUtils: new FieldSchemas(root),
    formContext,
    translateString: (key) => {
      if (key === TranslatableString.YesLabel) return messages.yes;
      return key === TranslatableString.NoLabel ? messages.no : key;
    },
    globalFormOptions: { idPrefix, idSeparator: '_' },
  };
}

// rjsf's type has more keywords and mutable lists, which rjsf's fields never change. Our type is read-only, and has
// only the keywords that a document may use. The objects are the same, and only here is one type cast to the other.

export const castToRjsfSchema = (schema: JsonSchema): RJSFSchema => schema as RJSFSchema;

export const castFromRjsfSchema = (schema: RJSFSchema): JsonSchema => schema as JsonSchema;
