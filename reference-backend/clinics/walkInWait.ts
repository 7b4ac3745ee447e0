/** Of so many clinics, one does not report its wait. */
const SILENT_EACH = 6;
const STEP_MINUTES = 5;

/** The queue of a clinic: how long it can get, how often it comes and goes, and when. */
function findQueue(providerId: string) {
  // Spreads ids that follow each other.
  const spread = Math.imul(Number(providerId) % 2 ** 31, 2_654_435_761) >>> 8;
  return {
    isSilent: spread % SILENT_EACH === 0,
    longestMinutes: 30 + (spread % 7) * 15,
    periodMinutes: 150 + (spread % 5) * 40,
    startMinute: spread % 190,
  };
}

/**
 * How many minutes a guest without an appointment waits at a clinic that is open, in steps of five; undefined for a
 * clinic that does not report it. The queues of the seeded world grow and shrink with the clock, each in its own rhythm,
 * and are empty for a part of the time.
 */
export function walkInWait(providerId: string, now: Date): number | undefined {
  const { isSilent, longestMinutes, periodMinutes, startMinute } = findQueue(providerId);
  if (isSilent) return undefined;
  const minute = Math.floor(now.getTime() / 60_000) + startMinute;
  const passed = (minute % periodMinutes) / periodMinutes;
  const share = 1 - Math.abs(2 * passed - 1); // from 0 up to 1 and back
  const minutes = Math.max(0, (share - 0.25) / 0.75) * longestMinutes;
  return Math.round(minutes / STEP_MINUTES) * STEP_MINUTES;
}
