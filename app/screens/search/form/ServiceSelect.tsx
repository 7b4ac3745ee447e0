import { searchMessages } from '../../../messages/searchMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { ServiceGroup } from './serviceMenu.ts';

export interface ServiceSelectProps {
  readonly id: string;
  readonly menu: readonly ServiceGroup[];
  readonly loading: boolean;
  readonly chosen: number | undefined;
  readonly error: string | undefined;
  readonly onChoose: (serviceId: number | undefined) => void;
}

export function ServiceSelect({ id, menu, loading, chosen, error, onChoose }: ServiceSelectProps) {
  const messages = useMessages(searchMessages).type;
  return (
    <>
      <VisuallyHidden role="status">{loading ? messages.loadingAloud : ''}</VisuallyHidden>
      <Field id={id} label={messages.label} error={error}>
        {(control) => (
          <select
            {...control}
            aria-busy={loading}
            value={chosen === undefined ? '' : String(chosen)}
            onChange={({ target }) => onChoose(target.value === '' ? undefined : Number(target.value))}
          >
            <option value="">{loading ? messages.loading : messages.placeholder}</option>
            {menu.map((group) =>
              group.name === undefined ? (
                <ServiceOptions key="" {...group} />
              ) : (
                <optgroup key={group.name} label={group.name}>
                  <ServiceOptions {...group} />
                </optgroup>
              ),
            )}
          </select>
        )}
      </Field>
    </>
  );
}

function ServiceOptions({ services }: ServiceGroup) {
  return services.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
