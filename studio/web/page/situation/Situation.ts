import type { FlowName } from '../../../../app/journey/index.ts';

/** For whom and when the live page is shown. */
export interface Situation {
  readonly flow: FlowName;
  /** Id of the booked service; undefined for none. */
  readonly service: number | undefined;
  /** Two-letter code. */
  readonly state: string;
  /** 'YYYY-MM-DD' */
  readonly today: string;
  /** Years of the patient, as a prescreen has found out; undefined where nobody has asked. */
  readonly age: number | undefined;
  /** Whether verifying and sending succeed. */
  readonly network: 'works' | 'fails';
}

/** The date of birth of somebody who is that old today, since yesterday. */
export function bornBefore(today: string, years: number): string {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}
