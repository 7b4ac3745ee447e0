import {
  checkStateSelectionModal,
  type StateSelectionModal,
} from '../../../../schemas/generated/content/texts/state-selection-modal.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** Words of the modal that asks for the guest's state; the id is the one that a category names. */
export const stateSelectionModal: DocumentKind<StateSelectionModal> = {
  name: 'state-selection-modal',
  path: 'textcollection/1.0.0/states/{id}.json',
  check: checkStateSelectionModal,
};
