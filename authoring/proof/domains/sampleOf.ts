import type { Json, JsonSchema } from '#engine';
import { choicesOf, kindOf } from './kindOf.ts';
import { sampleTexts } from './kinds/sampleTexts.ts';
import { numberLine } from './Line.ts';

/** Some value that a schema takes, as far as one is easily found. */
export function sampleOf(schema: JsonSchema): Json {
  switch (kindOf(schema)) {
    case 'choice':
      return choicesOf(schema)?.[0] ?? true;
    case 'date':
      return '2000-01-01';
    case 'number': {
      const line = numberLine(schema);
      return line.valueAt(line.nice(line.low, line.high));
    }
    case 'list':
      return [sampleOf(schema.items ?? {})];
    case 'group':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, member]) => [name, sampleOf(member)]),
      );
    default:
      return sampleTexts(schema, [])[0] ?? 'some text';
  }
}
