import { type ReactNode, useContext } from 'react';
import { isObject } from '../../../core/json/Json.ts';
import { FieldErrorsContext } from '../errors/FieldError.tsx';
import type { FieldProps } from '../FormContext.ts';
import { orderNames } from './orderNames.ts';
import { groupIntoSections, SectionFrame } from './SectionFrame.tsx';
import { usePaths } from './usePaths.ts';

type MembersProps = FieldProps;

const readMember = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

/** The fields of an object. Each renders again only when its own answer, error or schema changes. */
export function Members({ schema, uiSchema, formData, fieldPathId, registry, ...rest }: MembersProps) {
  const { SchemaField } = registry.fields;
  const { properties = {}, required = [] } = schema;
  const errors = useContext(FieldErrorsContext);
  const buildPath = usePaths(fieldPathId, registry);
  const names = orderNames(Object.keys(properties), uiSchema?.['ui:order']);
  const member = (name: string): ReactNode => {
    const property = properties[name];
    if (!SchemaField || typeof property !== 'object') return null;
    const path = buildPath(name);
    return (
      <SchemaField
        key={name}
        name={name}
        schema={property}
        uiSchema={uiSchema?.[name]}
        formData={readMember(formData, name)}
        fieldPathId={path}
        rawErrors={errors.get(path.$id)}
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
  return groupIntoSections(names, uiSchema?.['ui:sections']).map((place) =>
    typeof place === 'string' ? (
      member(place)
    ) : (
      <SectionFrame key={place.index} id={`${fieldPathId.$id}-section-${place.index}`} title={place.title}>
        <div className="sw-fields">{place.names.map(member)}</div>
      </SectionFrame>
    ),
  );
}
