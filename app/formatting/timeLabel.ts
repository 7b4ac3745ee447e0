const clock = /(?:^|[ T])([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/;

/** '9:20 AM' for a wall time 'YYYY-MM-DD HH:mm:ss' or a time of day 'HH:mm'. Any other text comes back unchanged. */
export function timeLabel(time: string): string {
  const [, hour, minute] = clock.exec(time) ?? [];
  if (hour === undefined || minute === undefined) return time;
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}
