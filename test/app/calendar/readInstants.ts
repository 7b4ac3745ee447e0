interface Observance {
  /** The time of the change on the clock before it, read as if it were UTC. */
  readonly onset: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The starts of the events in an iCalendar text, in milliseconds: computed only from the observances of its VTIMEZONE,
 * as in RFC 5545, section 3.6.5. For a time that occurs twice, the first instant.
 */
export function readInstants(text: string): readonly number[] {
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  const observances = findBlocks(lines, /^BEGIN:(STANDARD|DAYLIGHT)$/, /^END:(STANDARD|DAYLIGHT)$/).map(
    parseObservance,
  );
  return findBlocks(lines, /^BEGIN:VEVENT$/, /^END:VEVENT$/).map((event) => {
    const wall = digitsAsUtc(lineValue(event, 'DTSTART'));
    const inForce = observances
      .filter(({ onset, from, to }) => onset + Math.max(0, to - from) <= wall)
      .sort((a, b) => b.onset - a.onset)[0];
    return wall - (inForce?.to ?? Number.NaN);
  });
}

const parseObservance = (lines: readonly string[]): Observance => ({
  onset: digitsAsUtc(lineValue(lines, 'DTSTART')),
  from: parseOffset(lineValue(lines, 'TZOFFSETFROM')),
  to: parseOffset(lineValue(lines, 'TZOFFSETTO')),
});

function findBlocks(lines: readonly string[], begin: RegExp, end: RegExp): readonly (readonly string[])[] {
  const ends = lines.flatMap((line, index) => (end.test(line) ? [index] : []));
  return lines
    .flatMap((line, index) => (begin.test(line) ? [index] : []))
    .map((start, index) => lines.slice(start + 1, ends[index]));
}

const lineValue = (lines: readonly string[], name: string): string =>
  lines
    .find((line) => line.startsWith(name))
    ?.split(':')
    .at(-1) ?? '';

function digitsAsUtc(text: string): number {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

function parseOffset(text: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)$/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
