import type { MoveMessages } from '../../schemas/generated/content/messages/move-messages.js';
import { shippedMoveMessages } from '../../schemas/generated/content/messages/move-messages.shipped.js';
import type { MessageSet } from './useMessages.ts';

export type { MoveMessages };

/** Moving an appointment to another time (MOVE-1 to MOVE-10). */
export const moveMessages: MessageSet<MoveMessages> = {
  document: 'move-messages',
  shipped: shippedMoveMessages,
};
