export const reservationMessages = {
  justBooked: 'Unfortunately, the time selected was just booked. Please select a new time.',
} as const;
