import { timeLabel } from './timeLabel.ts';

/** Opening and closing time of day, 'HH:mm' or 'HH:mm:ss'. */
export interface OpenHours {
  readonly start: string;
  readonly end: string;
}

/** '8:00 AM – 7:30 PM'. */
export function hoursLabel(hours: OpenHours): string {
  return `${timeLabel(hours.start)} – ${timeLabel(hours.end)}`;
}
