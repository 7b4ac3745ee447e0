import type { KnownNames } from '#engine';
import { messageCatalogue } from '#engine/messages/en';
import { encoders, labeledLists } from '../../journey/request/encoders.ts';
import { formWidgets } from '../../widgets/formWidgets.ts';
import { formContextSchema } from './formContext.ts';

/** The closed lists of names that a form's documents may use, the same in the app and in the content check. */
export const knownNames: KnownNames = {
  context: formContextSchema,
  widgets: formWidgets,
  encoders: Object.keys(encoders(() => new Date())),
  verifiers: { address: ['addressLineOne', 'addressLineTwo', 'city', 'state', 'zipCode', 'county'] },
  messages: Object.keys(messageCatalogue),
  labeledLists,
};
