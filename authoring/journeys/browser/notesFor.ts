import type { Json, JsonObject } from '#engine';
import { isJsonObject, isList, readPart } from '../../jsonParts.ts';

/**
 * The document notes-data with which the app offers the reasons for the visit that the journey's guest is offered: those of
 * its context, and none where it has none, whatever the document lists for the category of its service.
 */
export function notesFor({ reasons, services }: JsonObject, notes: Json): Json {
  const category = String(readPart(readPart(services, '0'), 'category') ?? '');
  const given = readPart(notes, 'reasons');
  const { [category]: _own, ...others } = isJsonObject(given) ? given : {};
  const own = isList(reasons) ? { [category]: reasons.map((reason) => readPart(reason, 'value') ?? '') } : {};
  return isJsonObject(notes) ? { ...notes, reasons: { ...others, ...own } } : notes;
}
