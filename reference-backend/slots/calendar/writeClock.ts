const twoDigits = (value: number): string => String(Math.floor(value)).padStart(2, '0');

const formatClock = (wall: number): string => [wall / 3600, (wall / 60) % 60, wall % 60].map(twoDigits).join(':');

/** Every minute of a day, because a search writes thousands of times. */
const clocks = Array.from({ length: 24 * 60 }, (_, minute) => formatClock(minute * 60));

/**
 * Writes a time of a day as 'HH:mm:ss'.
 * @param wall in seconds from midnight
 */
export const writeClock = (wall: number): string => clocks[wall / 60] ?? formatClock(wall);
