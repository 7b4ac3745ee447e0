interface Observance {
  /** On the clock before the change, its digits read as UTC. */
  readonly onset: number;
  readonly from: number;
  readonly to: number;
}

/**
 * When each event of an iCalendar text starts, in milliseconds: by the observances of its VTIMEZONE alone, as RFC 5545,
 * section 3.6.5, says. Of a time that comes twice it is the first.
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
