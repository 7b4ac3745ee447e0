import { createValidate, type JsonSchema } from '#engine';

const usual = [
  'some text',
  'other text',
  'third text',
  'some',
  'other',
  'one@example.com',
  'two@example.com',
  'three@example.com',
  '2025550123',
  '2025550124',
  '2025550125',
  '12345',
  '54321',
  '123456789',
  '987654321',
  '123',
  '1',
  'A',
  'B',
];

/** Texts that a schema accepts and that no rule names; when too few samples fit the schema, any of the samples. */
export function sampleTexts(schema: JsonSchema, named: readonly string[]): readonly string[] {
  const written = (schema.examples ?? []).filter((value) => typeof value === 'string');
  const candidates = [...written, ...usual].filter((text) => !named.includes(text));
  const violations = createValidate(schema);
  const fitting = candidates.filter((text) => violations(text).length === 0);
  return (fitting.length >= 2 ? fitting : candidates).slice(0, 3);
}
