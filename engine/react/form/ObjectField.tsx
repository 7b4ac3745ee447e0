import {
  descriptionId,
  type FieldPathId,
  type FieldProps,
  type GlobalFormOptions,
  type RJSFSchema,
  toFieldPathId,
} from '@rjsf/utils';
import { type ReactNode, useMemo } from 'react';
import { isObject } from '../../core/json/Json.ts';
import type { FormContext } from './FormContext.ts';
import { orderOf } from './orderOf.ts';
import { SectionFrame } from './SectionFrame.tsx';
import { sectionsOf } from './sectionsOf.ts';

type ObjectFieldProps = FieldProps<unknown, RJSFSchema, FormContext>;

const memberOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

/** Gives each member of a section its path, the same object every time, or all would render when one changes. */
function createPathOf(section: FieldPathId, options: GlobalFormOptions): (name: string) => FieldPathId {
  const paths = new Map<string, FieldPathId>();
  return (name) => {
    const path = paths.get(name) ?? toFieldPathId(name, options, section);
    paths.set(name, path);
    return path;
  };
}

/** The fields of an object, each of which renders again only when its own answer, error or schema is another one. */
function Members({ schema, uiSchema, formData, fieldPathId, registry, ...rest }: ObjectFieldProps) {
  const { SchemaField } = registry.fields;
  const { properties = {}, required = [] } = schema;
  const pathOf = useMemo(() => createPathOf(fieldPathId, registry.globalFormOptions), [fieldPathId, registry]);
  const names = orderOf(Object.keys(properties), uiSchema?.['ui:order']);
  const member = (name: string): ReactNode => {
    const property = properties[name];
    if (!SchemaField || typeof property !== 'object') return null;
    return (
      <SchemaField
        key={name}
        name={name}
        schema={property}
        uiSchema={uiSchema?.[name]}
        formData={memberOf(formData, name)}
        fieldPathId={pathOf(name)}
        required={required.includes(name)}
        registry={registry}
        disabled={rest.disabled}
        readonly={rest.readonly}
        onChange={rest.onChange}
        onBlur={rest.onBlur}
        onFocus={rest.onFocus}
      />
    );
  };
  return sectionsOf(names, uiSchema?.['ui:sections']).map((place) =>
    typeof place === 'string' ? (
      member(place)
    ) : (
      <SectionFrame key={place.index} id={`${fieldPathId.$id}-section-${place.index}`} title={place.title}>
        <div className="sw-fields">{place.names.map(member)}</div>
      </SectionFrame>
    ),
  );
}

/** A page's fields, or a titled section of them. */
export function ObjectField(props: ObjectFieldProps) {
  const { schema, fieldPathId, registry } = props;
  const { title, description } = schema;
  const id = fieldPathId.$id;
  const Description = registry.templates.DescriptionFieldTemplate;
  const content = (
    <>
      {description && (
        <Description id={descriptionId(id)} description={description} schema={schema} registry={registry} />
      )}
      <div className="sw-fields">
        <Members {...props} />
      </div>
    </>
  );
  // The page's own title is the heading above the form.
  if (fieldPathId.path.length === 0) return content;
  return (
    <SectionFrame id={id} title={title}>
      {content}
    </SectionFrame>
  );
}
