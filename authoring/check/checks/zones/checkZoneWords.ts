import { listMembers, readMember } from '../../../jsonParts.ts';
import type { AuthoringProblem } from '../../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../../texts/ParsedDocument.ts';

/** What guests read for the clocks that browsers abbreviate so in winter and in summer: `MST MDT`. */
interface ZoneWords {
  readonly clocks: string;
  readonly winter: string;
  readonly summer: string;
  /** The words, by the names of their members. */
  readonly words: readonly (readonly [member: string, text: string])[];
}

/**
 * Reports the words of a time zone that are those of another whose clocks differ: guests would read Arizona's times as
 * Mountain Time, which is an hour off in summer.
 */
export const checkZoneWords = (documents: readonly ParsedDocument[]): readonly AuthoringProblem[] =>
  documents.flatMap(({ file: { name: document }, document: value }) => {
    const zones = listMembers(readMember(value, 'zones')).flatMap(readZone);
    return zones.flatMap((zone) =>
      zone.words.flatMap(([member, text]): readonly AuthoringProblem[] => {
        const other = zones.find((each) => isTakenFrom(zone, each, member, text));
        if (other === undefined) return [];
        const message = `Guests read "${text}" for "${zone.clocks}", and for "${other.clocks}", whose clocks differ.`;
        return [{ document, pointer: `/zones/${zone.clocks}/${member}`, code: 'wrong-time-zone', message }];
      }),
    );
  });

const readZone = ([clocks, entry]: readonly [string, unknown]): readonly ZoneWords[] => {
  const [winter, summer] = clocks.split(' ');
  const words = listMembers(entry).flatMap(([member, text]) =>
    typeof text === 'string' ? [[member, text] as const] : [],
  );
  return winter === undefined || summer === undefined ? [] : [{ clocks, winter, summer, words }];
};

/** Whether a word of a zone is also that of another zone, to which it fits better. */
const isTakenFrom = (zone: ZoneWords, other: ZoneWords, member: string, text: string): boolean =>
  other !== zone &&
  haveOtherClocks(zone, other) &&
  other.words.some(([name, its]) => name === member && its.toLowerCase() === text.toLowerCase()) &&
  fitsOf(other, text) >= fitsOf(zone, text) &&
  (fitsOf(other, text) > fitsOf(zone, text) || changes(other));

/** Zones of one name, such as `HAST HADT` and `HST HDT`, begin alike, and both change their clocks or neither does. */
const haveOtherClocks = (one: ZoneWords, other: ZoneWords): boolean =>
  one.winter[0] !== other.winter[0] || changes(one) !== changes(other);

const changes = ({ winter, summer }: ZoneWords): boolean => winter !== summer;

/** How many of the zone's letters besides "standard" and "time" the words begin with: "Central Time" has the C of CST. */
const fitsOf = ({ winter }: ZoneWords, text: string): number =>
  text.trim().toLowerCase().startsWith(winter.slice(0, 1).toLowerCase()) ? 1 : 0;
