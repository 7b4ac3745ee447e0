import type { JsonSchema, ObjectSchema } from '../json/JsonSchema.ts';
import { createGroupValidate } from '../validation/createGroupValidate.ts';
import { membersOf, type Validate } from '../validation/validate.ts';
import type { PagePlan } from './PagePlan.ts';

interface PresentedPage {
  readonly schema: ObjectSchema;
  readonly validate: Validate;
}

/** A page has few sets of shown fields in one visit; past this many the memory starts anew. */
const MOST_REMEMBERED = 64;

/** Prunes a page's schema to the shown fields, remembering the result per set of shown and required fields. */
export function createPresenter(schema: ObjectSchema): Pick<PagePlan, 'present' | 'validator'> {
  const remembered = new Map<string, PresentedPage>();
  // The fields of all these schemas are the same, and so are their validators.
  const memberOf = membersOf(schema);
  function recall(shown: readonly string[], required: readonly string[]): PresentedPage {
    const key = `${shown.join('/')} ${required.join('/')}`;
    const known = remembered.get(key);
    if (known !== undefined) return known;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    const pruned = prune(schema, shown, required);
    const presented = { schema: pruned, validate: createGroupValidate(pruned, memberOf) };
    remembered.set(key, presented);
    return presented;
  }

  return {
    present: (shown, required) => recall(shown, required).schema,
    validator: (shown, required) => recall(shown, required).validate,
  };
}

function prune(schema: ObjectSchema, shown: readonly string[], required: readonly string[]): ObjectSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const name of shown) {
    const property = schema.properties[name];
    if (property !== undefined) properties[name] = property;
  }
  return { ...schema, properties, required };
}
