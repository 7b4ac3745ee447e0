import { type JSONPath, parse } from 'jsonc-parser';
import type { Json } from '#engine';
import { nobodysName } from '../../../exchange/Names.ts';
import { entriesOf, memberOf, readJson } from '../../json/readJson.ts';
import { fitting, partsAt } from '../../json/schema/partsAt.ts';
import { below, type SchemaPart } from '../../json/schema/SchemaPart.ts';
import { schemaFileOf, schemaFiles } from '../../json/schema/schemaFiles.ts';
import { skeletonOf } from '../../json/schema/skeletonOf.ts';
import type { WrittenPlace } from './WrittenPlace.ts';

/** A text with the name that nobody has where the author is writing, and what was written before it. */
export interface Probe {
  readonly text: string;
  /** What stands before the name: `answers.`, `/`, `ui:`. */
  readonly head: string;
  /** What has to follow the name. */
  readonly tail: string;
}

/**
 * Makes a text that the check can read to the end, whatever is half written where the caret stands: members that must
 * be there are filled in on the way to it.
 */
export function probeText(document: string, text: string, place: WrittenPlace): Probe {
  const { path, isName, from, to } = place;
  const root = readJson(text);
  const parts = partsAt(document, root, path);
  const around = typeof path.at(-1) === 'number' ? partsAt(document, root, path.slice(0, -1)) : [];
  const head = headOf(place, [...parts, ...around]);
  const tail = path.at(-1) === '$ref' && !head.includes('#') ? '#/' : '';
  const name = head + nobodysName + tail;
  const isFollowed = /^\s*:/.test(text.slice(to));
  const value = isName && !isFollowed ? `: ${JSON.stringify(parts[0] ? skeletonOf(parts[0]) : null)}` : '';
  const probed = text.slice(0, from) + JSON.stringify(name) + value + text.slice(to);
  const read: Json | undefined = parse(probed);
  const at = isName ? [...path.slice(0, -1), name] : path;
  const file = schemaFileOf(document);
  const whole =
    read === undefined || file === undefined ? read : filled(read, at, [{ file, schema: schemaFiles[file] }]);
  return { text: `${JSON.stringify(whole, null, 2)}\n`, head, tail };
}

function headOf({ written, path }: WrittenPlace, parts: readonly SchemaPart[]): string {
  if (written !== '') return /^.*[./#:]/.exec(written)?.[0] ?? '';
  return isPointer(parts) && path.at(-1) !== '$ref' ? '/' : '';
}

/** Whether the schema gives pointers such as "/weight" as examples of what stands here, or of the list around it. */
const isPointer = (parts: readonly SchemaPart[]): boolean =>
  parts.some(({ schema }) =>
    entriesOf(memberOf(schema, 'examples')).some(([, example]) =>
      JSON.stringify(example).replace('["', '"').startsWith('"/'),
    ),
  );

/** The value with all members that must be there, on the way along a path. */
function filled(value: Json, path: JSONPath, parts: readonly SchemaPart[]): Json {
  const meant = parts.flatMap((part) => fitting(part, value));
  const [name, ...rest] = path;
  if (typeof value !== 'object' || value === null || name === undefined) return value;
  const inner = memberOf(value, String(name));
  const next = meant.flatMap((part) => below(part, name));
  const member = inner === undefined ? undefined : filled(inner, rest, next);
  if (Array.isArray(value))
    return value.map((each, index) => (index === Number(name) && member !== undefined ? member : each));
  const required = firstDemand(meant).filter((each) => memberOf(value, each) === undefined);
  return {
    ...value,
    ...Object.fromEntries(
      required.flatMap((each) => {
        const [part] = meant.flatMap((every) => below(every, each));
        return part ? [[each, skeletonOf(part)]] : [];
      }),
    ),
    ...(member !== undefined && { [name]: member }),
  };
}

/** The members that the first schema demands that demands any. */
function firstDemand(parts: readonly SchemaPart[]): readonly string[] {
  const demands = parts.map(({ schema }) => entriesOf(memberOf(schema, 'required')).map(([, each]) => String(each)));
  return demands.find((list) => list.length > 0) ?? [];
}
