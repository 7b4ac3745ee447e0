import type { Json, JsonObject, JsonSchema, PagePlan } from '#engine';

const texts: readonly Json[] = ['', 'x', 'ada@example.com', '2015-01-01', '45202', 'W'.repeat(300)];
const wrong: readonly Json[] = [null, 5, true, 'x', ''];

/**
 * An answer to a field, selected by a number: usually one that its schema accepts, sometimes one that a faulty client
 * would leave.
 */
function answerTo(schema: JsonSchema, pick: number): Json | undefined {
  if (pick % 7 === 0) return undefined;
  if (pick % 11 === 0) return wrong[pick % wrong.length];
  if (schema.enum) return schema.enum[pick % Math.max(1, schema.enum.length)];
  if (schema.oneOf) return schema.oneOf[pick % Math.max(1, schema.oneOf.length)]?.const;
  if (schema.const !== undefined) return schema.const;
  if (schema.type === 'boolean') return pick % 2 === 0;
  if (schema.type === 'number' || schema.type === 'integer') return (pick % 40) - 5;
  if (schema.type === 'object') return answersTo(schema, pick);
  if (schema.type === 'array') {
    const entries = [pick + 1, pick + 3].map((each) => schema.items && answerTo(schema.items, each));
    return entries.flatMap((entry) => (entry === undefined ? [] : [entry]));
  }
  return schema.format === 'date' ? '1990-02-28' : texts[pick % texts.length];
}

const answersTo = ({ properties = {} }: JsonSchema, pick: number): JsonObject =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema], index) => {
      const answer = answerTo(schema, (pick + index * 13) % 1_009);
      return answer === undefined ? [] : [[name, answer]];
    }),
  );

/** Answers to the fields of a page, whether they are shown or not. */
export const roughAnswers = ({ schema }: PagePlan, pick: number): JsonObject => answersTo(schema, pick);
