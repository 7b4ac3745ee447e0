/** A day of a clinic's hours. */
export interface DayHours {
  /** 'Monday' */
  readonly day: string;
  /** '8:00 AM - 7:40 PM' */
  readonly hours: string;
}

/** Takes 'Monday: 8:00 AM - 7:40 PM' apart. A text without a day is all hours. */
export function splitDay(text: string): DayHours {
  const colon = text.indexOf(': ');
  return colon < 0 ? { day: '', hours: text } : { day: text.slice(0, colon), hours: text.slice(colon + 2) };
}
