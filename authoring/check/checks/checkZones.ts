import { nearestName } from '#engine/problems';
import { timeZoneValues } from '../../../app/content/generated/texts/timeZoneValues.ts';
import { isJsonObject } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';

/** Reports time zones that do not exist: times of video visits could not be shown in them. */
export function checkZones(documents: readonly ParsedDocument[]): readonly AuthoringProblem[] {
  return documents.flatMap(({ file: { kind, name: document }, document: value }) => {
    const zones = kind.name === timeZoneValues.name && isJsonObject(value) ? value.zones : undefined;
    if (!isJsonObject(zones)) return [];
    return Object.entries(zones).flatMap(([code, zone]): readonly AuthoringProblem[] => {
      if (typeof zone !== 'string' || isZone(zone)) return [];
      const suggestion = nearestName(zone, Intl.supportedValuesOf('timeZone'));
      const message = `There is no time zone "${zone}" (IANA).`;
      const place = { document, pointer: `/zones/${code}` };
      return [{ ...place, code: 'unknown-time-zone', message, ...(suggestion !== undefined && { suggestion }) }];
    });
  });
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
