import { isJson, isObject, type Json, type JsonObject } from '../../json/Json.ts';
import type { JsonSchema } from '../../json/JsonSchema.ts';
import type { Candidates, SampleValues } from './Candidates.ts';
import type { Variable } from './Variable.ts';

/** The present group or list of entries with one answer in it changed, or with an entry added or removed. */
export function groupValues({ schema, uses, now }: Variable, sample: SampleValues): Omit<Candidates, 'linked'> {
  const named = uses.flatMap((use) => (use.kind === 'opaque' ? use.values : []));
  return { values: variationsOf(schema, now, (member) => sample(member, named)), complete: false };
}

type Sample = (schema: JsonSchema) => readonly Json[];

function variationsOf(schema: JsonSchema, now: Json | undefined, sample: Sample): readonly Json[] {
  if (schema.type === 'object') return variedMembers(schema, presentMembers(now), sample);
  if (schema.items?.type !== 'object') return sample(schema);
  const { items } = schema;
  const entries: readonly Json[] = Array.isArray(now) ? now : [];
  const varied = entries.flatMap((entry, index) =>
    variationsOf(items, entry, sample).map((other) => entries.map((each, at) => (at === index ? other : each))),
  );
  const removed = entries.map((_, index) => entries.filter((__, at) => at !== index));
  const added = [filled(items, sample), ...variationsOf(items, undefined, sample)].map((entry) => [...entries, entry]);
  return [...varied, ...removed, ...added];
}

function variedMembers(schema: JsonSchema, present: JsonObject, sample: Sample): readonly Json[] {
  const varied = Object.entries(schema.properties ?? {}).flatMap(([name, member]) =>
    variationsOf(member, present[name], sample).map((value) => ({ ...present, [name]: value })),
  );
  const emptied = Object.keys(present).map((name) =>
    Object.fromEntries(Object.entries(present).filter(([each]) => each !== name)),
  );
  return [...varied, ...emptied, filled(schema, sample)];
}

const presentMembers = (now: Json | undefined): JsonObject =>
  isObject(now)
    ? Object.fromEntries(Object.entries(now).flatMap(([name, value]) => (isJson(value) ? [[name, value]] : [])))
    : {};

/** A group with every answer given. */
const filled = ({ properties = {} }: JsonSchema, sample: Sample): Json =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, member]) => {
      const [value] = member.type === 'object' ? [filled(member, sample)] : variationsOf(member, undefined, sample);
      return value === undefined ? [] : [[name, value]];
    }),
  );
