import type { Json, JsonSchema } from '#engine';
import { classifySchema, listChoices } from './classifySchema.ts';
import { sampleTexts } from './kinds/sampleTexts.ts';
import { numberLine } from './Line.ts';

/** A value that a schema accepts, if one is easy to find. */
export function createSample(schema: JsonSchema): Json {
  switch (classifySchema(schema)) {
    case 'choice':
      return listChoices(schema)?.[0] ?? true;
    case 'date':
      return '2000-01-01';
    case 'number': {
      const line = numberLine(schema);
      return line.valueAt(line.pickReadable(line.low, line.high));
    }
    case 'list':
      return [createSample(schema.items ?? {})];
    case 'group':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, member]) => [name, createSample(member)]),
      );
    default:
      return sampleTexts(schema, [])[0] ?? 'some text';
  }
}
