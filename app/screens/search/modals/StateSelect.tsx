import type { LicensureState } from '../../../api/index.ts';
import { searchMessages } from '../../../messages/generated/searchMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Field } from '../../../ui/fields/Field.tsx';

interface StateSelectProps {
  readonly id: string;
  readonly label: string;
  /** Sorted by name; undefined while they are loading. */
  readonly states: readonly LicensureState[] | undefined;
  readonly chosen: string;
  readonly error: string | undefined;
  readonly onChoose: (code: string) => void;
}

export function StateSelect({ id, label, states, chosen, error, onChoose }: StateSelectProps) {
  const { state: messages, type } = useMessages(searchMessages);
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <select
          {...control}
          aria-busy={states === undefined}
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
        >
          <option value="">{states === undefined ? type.loading : messages.placeholder}</option>
          {states?.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Why the chosen state is not accepted; each is a key of the text collection. */
export type StateError = 'required' | 'notLicensed';

export function stateError(states: readonly LicensureState[], chosen: string): StateError | undefined {
  const state = states.find(({ code }) => code === chosen);
  if (state === undefined) return 'required';
  return state.hasLicense ? undefined : 'notLicensed';
}
