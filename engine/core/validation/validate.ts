import { EngineError } from '../errors/EngineError.ts';
import type { Violation } from '../errors/Violation.ts';
import type { Json } from '../json/Json.ts';
import type { JsonSchema } from '../json/JsonSchema.ts';

/** What is wrong with the data, without eval; `undefined` members count as absent. Verdict, path and keyword are Ajv's. */
export function validate(_schema: JsonSchema, _data: Json | undefined): readonly Violation[] {
  throw new EngineError('not ready');
}
