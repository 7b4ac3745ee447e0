import type { Json } from '#engine';
import { entriesOf, memberOf } from '../readJson.ts';
import { alternatives, below, followReferences, type SchemaPart } from './SchemaPart.ts';

/** The smallest value with all members that it must have; texts are empty, for the author to write. */
export function skeletonOf(part: SchemaPart, depth = 0): Json {
  const parts = followReferences(part);
  const read = (name: string) => parts.map(({ schema }) => memberOf(schema, name)).find((value) => value !== undefined);
  const fixed = read('const') ?? firstOf(read('enum'));
  if (fixed !== undefined) return fixed;
  const type = read('type');
  const types = Array.isArray(type) ? type : [type];
  // A rule may be `true`, which holds always: the author writes the condition in its place.
  if (types.includes('boolean')) return true;
  if (types.includes('object') && depth < 6) return membersOf(parts, depth);
  if (types.includes('array')) return arrayOf(parts, Number(read('minItems') ?? 0), depth);
  if (types.includes('integer') || types.includes('number')) return read('minimum') ?? 0;
  if (types.includes('string')) return '';
  const [first] = parts.flatMap(alternatives);
  return first === undefined ? '' : skeletonOf(first, depth + 1);
}

function membersOf(parts: readonly SchemaPart[], depth: number): Json {
  const required = parts.flatMap(({ schema }) => entriesOf(memberOf(schema, 'required')).map(([, name]) => name));
  return Object.fromEntries(
    required.flatMap((name) => {
      if (typeof name !== 'string') return [];
      const [member] = parts.flatMap((part) => below(part, name));
      return member === undefined ? [] : [[name, skeletonOf(member, depth + 1)]];
    }),
  );
}

function arrayOf(parts: readonly SchemaPart[], fewest: number, depth: number): Json {
  const [entry] = parts.flatMap((part) => below(part, 0));
  return fewest > 0 && entry !== undefined && depth < 6 ? [skeletonOf(entry, depth + 1)] : [];
}

const firstOf = (value: Json | undefined): Json | undefined => (Array.isArray(value) ? value[0] : undefined);
