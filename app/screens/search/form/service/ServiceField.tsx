import { memo } from 'react';
import { searchMessages } from '../../../../messages/generated/searchMessages.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { Field } from '../../../../ui/fields/Field.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { controlIds } from '../../criteria/searchFields.ts';
import type { ServiceGroup } from './serviceMenu.ts';

export interface ServiceFieldProps {
  readonly menu: readonly ServiceGroup[];
  readonly loading: boolean;
  readonly chosen: number | undefined;
  readonly error: string | undefined;
  /** Called with undefined when the guest takes the choice back. */
  readonly onChoose: (serviceId: number | undefined) => void;
  /** Called when the guest comes to the field. */
  readonly onEnter: () => void;
}

/** The appointment type, in the groups of the menu. */
export const ServiceField = memo(function ServiceField(props: ServiceFieldProps) {
  const { menu, loading, chosen = '', error, onChoose, onEnter } = props;
  const messages = useMessages(searchMessages).type;
  return (
    <>
      <VisuallyHidden role="status">{loading ? messages.loadingAloud : ''}</VisuallyHidden>
      <Field id={controlIds.type} label={messages.label} error={error}>
        {(control) => (
          <select
            {...control}
            aria-busy={loading}
            value={chosen}
            onFocus={onEnter}
            onChange={({ target }) => onChoose(target.value === '' ? undefined : Number(target.value))}
          >
            <option value="">{loading ? messages.loading : messages.placeholder}</option>
            {menu.map((group) => (
              <MenuGroup key={group.name ?? ''} {...group} />
            ))}
          </select>
        )}
      </Field>
    </>
  );
});

function MenuGroup({ name, services }: ServiceGroup) {
  const options = services.map(({ id, name: service }) => (
    <option key={id} value={id}>
      {service}
    </option>
  ));
  return name === undefined ? options : <optgroup label={name}>{options}</optgroup>;
}
