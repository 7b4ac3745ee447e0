interface Named {
  readonly id: string;
  readonly calendarUid?: string | undefined;
}

/**
 * The UID of an appointment's entry in a calendar: one of its own, because calendars are shared, and the id together with
 * the code cancels the appointment. A server that gives none has put the id into entries so far.
 */
export const calendarUid = ({ id, calendarUid: own }: Named): string => own ?? `appointment-${id}`;
