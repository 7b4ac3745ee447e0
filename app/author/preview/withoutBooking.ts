/** How long the time of a preview is said to be held, in milliseconds. */
const HELD = 10 * 60 * 1000;

/** The same `fetch`, but a time is held without asking the server, which has no such time, and nothing is booked. */
export const withoutBooking =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    if (method === 'GET') return fetch(input, init);
    if (/\/appointment-reservations(\/|$)/.test(address)) {
      const expiresAt = new Date(Date.now() + HELD).toISOString();
      return Response.json({ data: { appointmentReservations: { reservationCode: 'preview', expiresAt } } });
    }
    // A preview is looked at: the page says that the booking did not work.
    if (/\/v2\/appointments(\/walk-in)?$/.test(address)) return new Response(null, { status: 503 });
    return fetch(input, init);
  };
