import type { Json, JsonObject } from '#engine';
import { classifySchema, listChoices } from '../domains/classifySchema.ts';
import { createSample } from '../domains/createSample.ts';
import { readUiSchema, type TrialOptions, type TriedPart } from './Trial.ts';
import { sampleText } from './textTrials.ts';

/** A complete answer that the form most likely accepts. */
export function sampleAnswer(tried: TriedPart, options: TrialOptions): Json {
  const { schema, uiSchema } = tried;
  switch (classifySchema(schema)) {
    case 'choice':
      return listChoices(schema)?.find((choice) => !options.named.includes(choice)) ?? createSample(schema);
    case 'text':
      return sampleText(tried, options);
    case 'date':
      return options.recent;
    case 'group':
      return sampleGroup(tried, options);
    case 'list': {
      const entry = sampleAnswer({ schema: schema.items ?? {}, uiSchema: readUiSchema(uiSchema, 'items') }, options);
      return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => entry);
    }
    default:
      return createSample(schema);
  }
}

export const sampleGroup = ({ schema, uiSchema }: TriedPart, options: TrialOptions): JsonObject =>
  Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, member]) => [
      name,
      sampleAnswer({ schema: member, uiSchema: readUiSchema(uiSchema, name) }, options),
    ]),
  );
