import type { BookingMessages } from '../../schemas/generated/content/messages/booking-messages.js';
import { shippedBookingMessages } from '../../schemas/generated/content/messages/booking-messages.shipped.js';
import type { MessageSet } from './useMessages.ts';

export type { BookingMessages };

/** The scheduling form and its panel (WIZARD-20, BOOK-6 to BOOK-9). */
export const bookingMessages: MessageSet<BookingMessages> = {
  document: 'booking-messages',
  shipped: shippedBookingMessages,
};

/** The dialog that offers a corrected address beside the one that was typed (ADDRESS-3). */
export const addressMessages: MessageSet<BookingMessages['address']> = {
  document: 'booking-messages',
  member: 'address',
  shipped: shippedBookingMessages.address,
};
