/** What guests read of a picked time that somebody else took (RESULT-19). */
export const reservationMessages = {
  justBooked: 'Unfortunately, the time selected was just booked. Please select a new time.',
} as const;
