/** How long a time is reserved (HOLD-5). The app counts down to the end that the reply of a server names. */
export const reservationMinutes = 10;
