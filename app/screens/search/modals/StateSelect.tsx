import type { LicensureState } from '../../../api/index.ts';
import { searchMessages } from '../../../messages/search.ts';
import { Field } from '../../../ui/fields/Field.tsx';

interface StateSelectProps {
  readonly id: string;
  readonly label: string;
  /** Sorted by name; undefined while they are on their way. */
  readonly states: readonly LicensureState[] | undefined;
  readonly chosen: string;
  readonly error: string | undefined;
  readonly onChoose: (code: string) => void;
}

export function StateSelect({ id, label, states, chosen, error, onChoose }: StateSelectProps) {
  const messages = searchMessages.state;
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <select
          {...control}
          aria-busy={states === undefined}
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
        >
          <option value="">{states === undefined ? searchMessages.type.loading : messages.placeholder}</option>
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

/** What is wrong with the chosen state, as the text collection names it; undefined when nothing is. */
export type StateError = 'required' | 'notLicensed';

export function stateError(states: readonly LicensureState[], chosen: string): StateError | undefined {
  const state = states.find(({ code }) => code === chosen);
  if (state === undefined) return 'required';
  return state.hasLicense ? undefined : 'notLicensed';
}
