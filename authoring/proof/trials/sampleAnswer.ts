import type { Json, JsonObject } from '#engine';
import { choicesOf, kindOf } from '../domains/kindOf.ts';
import { sampleOf } from '../domains/sampleOf.ts';
import { lookOf, type Tried, type Trying } from './Trial.ts';
import { sampleText } from './textTrials.ts';

/** An answer that the form takes most likely, with everything in it. */
export function sampleAnswer(tried: Tried, trying: Trying): Json {
  const { schema, look } = tried;
  switch (kindOf(schema)) {
    case 'choice':
      return choicesOf(schema)?.find((choice) => !trying.named.includes(choice)) ?? sampleOf(schema);
    case 'text':
      return sampleText(tried, trying);
    case 'date':
      return trying.recent;
    case 'group':
      return sampleGroup(tried, trying);
    case 'list': {
      const entry = sampleAnswer({ schema: schema.items ?? {}, look: lookOf(look, 'items') }, trying);
      return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => entry);
    }
    default:
      return sampleOf(schema);
  }
}

export const sampleGroup = ({ schema, look }: Tried, trying: Trying): JsonObject =>
  Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, member]) => [
      name,
      sampleAnswer({ schema: member, look: lookOf(look, name) }, trying),
    ]),
  );
