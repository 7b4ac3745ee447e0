import { type ReactNode, useContext, useMemo } from 'react';
import { isUnseen } from '../../../core/form/computed.ts';
import { groupIntoSections } from '../../../core/form/groupIntoSections.ts';
import { isEntryList } from '../../../core/json/JsonSchema.ts';
import { descriptionId, titleId } from '../../field/controlProps.ts';
import { orderNames, readMember } from '../../field/uiSchema.ts';
import { createFieldDrawer, type DrawnField } from './createFieldDrawer.ts';
import { FieldErrorsContext } from './FieldError.tsx';
import type { FieldGroup } from './FieldGroup.ts';
import { ListField } from './ListField.tsx';
import { Description } from './renderFieldFrame.tsx';

/** The fields of a page, of a group or of an entry, in the order and in the sections that its `uiSchema` names. */
function Members({ schema, uiSchema, value, place, form, disabled, readonly }: FieldGroup) {
  const { properties = {}, required = [] } = schema;
  const errors = useContext(FieldErrorsContext);
  const draw = useMemo(() => createFieldDrawer(place, form, drawControl), [place, form]);
  const member = (name: string): ReactNode => {
    const property = properties[name];
    const memberUi = readMember(uiSchema, name);
    if (property === undefined || isUnseen(property, memberUi)) return null;
    const input = {
      schema: property,
      uiSchema: memberUi,
      value: readMember(value, name),
      required: required.includes(name),
      disabled,
      readonly,
    };
    return draw(name, input, errors);
  };
  const names = orderNames(Object.keys(properties), readMember(uiSchema, 'ui:order'));
  return groupIntoSections(names, readMember(uiSchema, 'ui:sections')).map((part) =>
    typeof part === 'string' ? (
      member(part)
    ) : (
      <SectionFrame key={part.index} id={`${place.id}-section-${part.index}`} title={part.title}>
        <div className="sw-fields">{part.names.map(member)}</div>
      </SectionFrame>
    ),
  );
}

/** A widget; or the members of a group, below its title; or a list of such groups, on cards. */
function drawControl(field: DrawnField): ReactNode {
  const { name, place, schema, widget, required, invalid, label, options, onChange, ...group } = field;
  if (widget !== undefined) {
    const { component: Widget } = widget;
    const { value, disabled, readonly, form } = group;
    return (
      <Widget
        id={place.id}
        name={name}
        label={label}
        schema={schema}
        options={options}
        value={value}
        onChange={onChange}
        required={required}
        disabled={disabled}
        readonly={readonly}
        invalid={invalid}
        form={form}
      />
    );
  }
  if (isEntryList(schema)) return <ListField {...group} schema={schema} place={place} Members={Members} />;
  return (
    <SectionFrame key={name} id={place.id} title={schema.title}>
      <GroupContent {...group} schema={schema} place={place} />
    </SectionFrame>
  );
}

/** What a page or a group asks, below its title. */
export function GroupContent(group: FieldGroup) {
  const { place, form } = group;
  const { description } = group.schema;
  return (
    <>
      {description && <Description id={descriptionId(place.id)} text={description} RichText={form.RichText} />}
      <div className="sw-fields">
        <Members {...group} />
      </div>
    </>
  );
}

interface SectionFrameProps {
  readonly id: string;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** A section of fields, named by a heading one level below the page's heading. */
function SectionFrame({ id, title, children }: SectionFrameProps) {
  return (
    <fieldset className="sw-section" aria-labelledby={title && titleId(id)}>
      {title && (
        <legend className="sw-section__title">
          <h3 id={titleId(id)}>{title}</h3>
        </legend>
      )}
      {children}
    </fieldset>
  );
}
