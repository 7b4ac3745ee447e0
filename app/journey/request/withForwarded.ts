import type { Json, JsonObject } from '#engine';
import { readList, readObject } from './readJson.ts';

/** What the forms of a prescreen send with the booking of a service that they led to. */
export interface ForwardedAnswers {
  readonly serviceIds: readonly number[];
  readonly payload: JsonObject;
}

/**
 * The payload of a booking with the additional answers of its prescreen before its own (BOOK-26). A guest may have
 * answered the prescreen of another visit; its answers are not sent. An answer of the form replaces one of the
 * prescreen with the same id.
 */
export function withForwarded(
  payload: JsonObject,
  forwarded: ForwardedAnswers | undefined,
  booked: readonly { readonly id: number }[],
): JsonObject {
  if (!forwarded || !booked.every(({ id }) => forwarded.serviceIds.includes(id))) return payload;
  const own = readAdditional(payload);
  const ids = own.map(readId);
  const before = readAdditional(forwarded.payload).filter((answer) => !ids.includes(readId(answer)));
  if (before.length === 0) return payload;
  return { ...payload, questionnaire: { ...readObject(payload.questionnaire), additional: [...before, ...own] } };
}

const readAdditional = ({ questionnaire }: JsonObject): readonly Json[] =>
  readList(readObject(questionnaire).additional);

const readId = (answer: Json): Json | undefined => readObject(answer).id;
