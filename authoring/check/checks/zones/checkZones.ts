import { join } from 'node:path';
import type { Json } from '#engine';
import { nearestName } from '#engine/problems';
import { timeZoneValues } from '../../../../app/content/generated/texts/timeZoneValues.ts';
import { isJsonObject, isList, readPart, readPointer } from '../../../jsonParts.ts';
import type { AuthoringProblem } from '../../problems/AuthoringProblem.ts';
import { findSchemaFile } from '../../read/schemaFiles.ts';
import type { ParsedDocument } from '../../texts/ParsedDocument.ts';
import type { ReadSchema } from '../SchemaPart.ts';
import { checkZoneWords } from './checkZoneWords.ts';

/** What a code stands for: its name, and one zone of those whose clocks it means. */
interface ZoneCode {
  readonly code: string;
  readonly name: string;
  readonly example: string;
}

/**
 * Reports time zones in which times of video visits could not be shown, or would be shown wrong: zones that do not exist,
 * zones of another code, zones that are no choice, choices whose words name another code, and words that two zones share.
 */
export const checkZones = (documents: readonly ParsedDocument[], read: ReadSchema): readonly AuthoringProblem[] => [
  ...checkCodes(documents, read),
  ...checkZoneWords(documents),
];

function checkCodes(documents: readonly ParsedDocument[], read: ReadSchema): readonly AuthoringProblem[] {
  const codes = readCodes(read);
  return documents
    .filter(({ file: { kind } }) => kind.name === timeZoneValues.name)
    .flatMap(({ file: { name: document }, document: value }) => {
      const { zones, choices } = isJsonObject(value) ? value : {};
      return [
        ...Object.entries(isJsonObject(zones) ? zones : {})
          .flatMap(([code, zone]) => (typeof zone === 'string' ? checkZone(code, zone, codes) : []))
          .map((problem) => ({ document, ...problem })),
        ...unchosen(zones, choices).map((code) => {
          const message = `No choice is "${code}", so guests with these clocks would have to choose others.`;
          return { document, pointer: '/choices', code: 'wrong-time-zone', message } as const;
        }),
        ...(isList(choices) ? choices : []).flatMap((choice, index) => {
          const { const: code, title } = isJsonObject(choice) ? choice : {};
          if (typeof title !== 'string' || !isOfAnother(code, title, codes)) return [];
          const message = `Guests read "${title}" and choose the time zone "${code}".`;
          return [{ document, pointer: `/choices/${index}/title`, code: 'wrong-time-zone', message } as const];
        }),
      ];
    });
}

/** The codes of zones that no choice has. */
const unchosen = (zones: Json | undefined, choices: Json | undefined): readonly string[] =>
  isJsonObject(zones) && isList(choices)
    ? Object.keys(zones).filter((code) => choices.every((choice) => readPart(choice, 'const') !== code))
    : [];

/** The codes as the schema of the document describes them. */
function readCodes(read: ReadSchema): readonly ZoneCode[] {
  const schema = read(join(import.meta.dirname, '../../../..', findSchemaFile(timeZoneValues.name)));
  const codes = readPointer(schema, '/properties/zones/properties');
  return Object.entries(isJsonObject(codes) ? codes : {}).flatMap(([code, described]) => {
    const [name, example] = [readPointer(described, '/title'), readPointer(described, '/examples/0')];
    return typeof name === 'string' && typeof example === 'string' ? [{ code, name, example }] : [];
  });
}

function checkZone(
  written: string,
  zone: string,
  codes: readonly ZoneCode[],
): readonly Omit<AuthoringProblem, 'document'>[] {
  const pointer = `/zones/${written}`;
  if (!isZone(zone)) {
    const suggestion = nearestName(zone, Intl.supportedValuesOf('timeZone'));
    const message = `There is no time zone "${zone}" (IANA).`;
    return [{ pointer, code: 'unknown-time-zone', message, ...(suggestion !== undefined && { suggestion }) }];
  }
  const meant = codes.find(({ code }) => code === written);
  if (meant === undefined || isSameClock(zone, meant.example)) return [];
  const message = `"${written}" stands for ${meant.name}, as in ${meant.example}, and clocks of "${zone}" show another time.`;
  return [{ pointer, code: 'wrong-time-zone', message }];
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Whether two zones have the same time in winter and in summer: Denver and Phoenix have it in winter alone. */
function isSameClock(one: string, other: string): boolean {
  const year = new Date().getFullYear();
  const days = [new Date(Date.UTC(year, 0, 15)), new Date(Date.UTC(year, 6, 15))];
  const clock = (timeZone: string, day: Date) =>
    new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(day);
  return days.every((day) => clock(one, day) === clock(other, day));
}

/** Whether the words have another code, or the name of another, and not that of their choice. */
function isOfAnother(code: unknown, title: string, codes: readonly ZoneCode[]): boolean {
  const words = title.split(/[^A-Za-z]+/);
  const named = codes.filter(({ name }) => title.toLowerCase().includes(shortName(name)));
  return (
    (codes.some((each) => words.includes(each.code)) && !words.some((word) => word === code)) ||
    (named.length > 0 && !named.some((each) => each.code === code)) ||
    codes.some((each) => each.code !== code && regionOf(each) !== undefined && words.includes(regionOf(each) ?? ''))
  );
}

/** Where alone the clocks of a code are: "Arizona". */
const regionOf = ({ name }: ZoneCode): string | undefined => /, (\w+)$/.exec(name)?.[1];

/** "Mountain Standard Time, Arizona" without where it is. */
const shortName = (name: string): string => name.replace(/,.*/, '').toLowerCase();
