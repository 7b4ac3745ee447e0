import type { Json, JsonObject } from '#engine';
import { withCareTag } from '../../../app/journey/request/visitRequest.ts';
import { isJsonObject, isList } from '../../jsonParts.ts';
import type { JourneyMessages } from '../RecordedJourney.ts';
import type { ExpectedPage } from './ExpectedWay.ts';
import type { Shown } from './readShown.ts';

/** What a page of the app does not show as the engine has it, in sentences. */
export function comparePage(expected: ExpectedPage, found: Shown): readonly string[] {
  const { at, title, schema, shown, words } = expected;
  const where = `On ${at}`;
  if (found.title !== title) return [`${where}: the heading should be ${quote(title)}, and is ${quote(found.title)}.`];
  const names = Object.keys(schema.properties ?? {});
  const there = new Set(found.ids.flatMap((id) => fieldOf(id, names) ?? []));
  const wanted = found.missing.filter((text) => words.includes(text));
  return [
    ...shown.filter((name) => !there.has(name)).map((name) => `${where}: the field "${name}" is not shown.`),
    ...[...there]
      .filter((name) => !shown.includes(name))
      .map((name) => `${where}: the field "${name}" is shown, and should be hidden.`),
    ...wanted.map((text) => `${where}: ${quote(text)} is not to be read.`),
  ];
}

/** What is not said of refused answers as it should be. A field shows its first message only. */
export function compareMessages(where: string, expected: JourneyMessages, found: Shown['errors']): readonly string[] {
  const wanted = Object.entries(expected).map(([pointer, says]) => ({
    pointer,
    id: pointer.slice(1).replaceAll('/', '_'),
    says,
  }));
  const shownAt = (id: string): string | undefined =>
    Object.entries(found).find(([own]) => id === own || id.startsWith(`${own}_`))?.[1];
  return [
    ...wanted.flatMap(({ pointer, id, says }) => {
      const message = shownAt(id);
      if (message === undefined)
        return [`${where}: the message ${pointer} should be ${quote(says)}, and there is none.`];
      return message !== '' && wanted.some((each) => shownAt(each.id) === message && each.says.startsWith(message))
        ? []
        : [`${where}: the message ${pointer} should be ${quote(says)}, and is ${quote(message)}.`];
    }),
    ...Object.entries(found)
      .filter(([own]) => !wanted.some(({ id }) => id === own || id.startsWith(`${own}_`)))
      .map(([own, message]) => `${where}: the message of ${own} is ${quote(message)}, and there should be none.`),
  ];
}

/** A booking without the note that the app adds for some categories of services. */
export const withoutTag = (request: Json | undefined): Json | undefined =>
  isJsonObject(request) && isList(request.notes)
    ? { ...request, notes: request.notes.filter((note) => note !== withCareTag) }
    : request;

/** The part of a request that has the members of another one: the app adds its own, such as the time of the visit. */
export function partOf(request: Json | undefined, like: Json): Json | undefined {
  if (!isJsonObject(request) || !isJsonObject(like)) return request;
  const own: JsonObject = Object.fromEntries(
    Object.entries(like).flatMap(([name, member]) => {
      const part = Object.hasOwn(request, name) ? partOf(request[name], member) : undefined;
      return part === undefined ? [] : [[name, part] as const];
    }),
  );
  return own;
}

const quote = (text: string): string => JSON.stringify(text);

/** `birthDate` of `birthDate-month`. */
const fieldOf = (id: string, names: readonly string[]): string | undefined =>
  names
    .filter((name) => id === name || id.startsWith(`${name}_`) || id.startsWith(`${name}-`))
    .sort((a, b) => b.length - a.length)[0];
