import type { KnownNames } from '#engine';
import { formContextSchema } from '../../../app/content/forms/formContext.ts';
import { knownNames } from '../../../app/content/forms/knownNames.ts';
import { states } from '../../../schemas/states.ts';

/** The codes that rules may compare the state of a visit, a place or a guest with. */
export const stateCodes: readonly string[] = Object.keys(states);

const { properties } = formContextSchema;
const { provider, state, known } = properties;
const codes = { enum: stateCodes };

/**
 * What rules read as `context`, with states by their codes alone. The app takes any text there, so that a page need not
 * load the list.
 */
const context = {
  ...formContextSchema,
  properties: {
    ...properties,
    state: { ...state, ...codes },
    provider: {
      ...provider,
      properties: { ...provider.properties, state: { ...provider.properties.state, ...codes } },
    },
    known: { ...known, properties: { ...known.properties, state: { ...known.properties.state, ...codes } } },
  },
};

/** The names that documents may use, with rules restricted to comparing states by their codes. */
export const namesWithStates = { ...knownNames, context } satisfies KnownNames;
