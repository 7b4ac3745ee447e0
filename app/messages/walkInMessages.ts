import type { WalkInMessages } from '../../schemas/generated/content/messages/walk-in-messages.js';
import { shippedWalkInMessages } from '../../schemas/generated/content/messages/walk-in-messages.shipped.js';
import type { MessageSet } from './useMessages.ts';

export type { WalkInMessages };

/** The walk-in vaccine (WALKIN-1 to WALKIN-5). */
export const walkInMessages: MessageSet<WalkInMessages> = {
  document: 'walk-in-messages',
  shipped: shippedWalkInMessages,
};
