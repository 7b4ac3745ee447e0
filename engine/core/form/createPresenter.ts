import type { ObjectSchema } from '../json/JsonSchema.ts';
import { createValidate, type Validate } from '../validation/validate.ts';
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
  function recall(shown: readonly string[], required: readonly string[]): PresentedPage {
    const key = `${shown.join('/')} ${required.join('/')}`;
    const known = remembered.get(key);
    if (known !== undefined) return known;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    const presented = present(schema, shown, required);
    remembered.set(key, presented);
    return presented;
  }

  return {
    present: (shown, required) => recall(shown, required).schema,
    validator: (shown, required) => recall(shown, required).validate,
  };
}

function present(schema: ObjectSchema, shown: readonly string[], required: readonly string[]): PresentedPage {
  const properties = Object.fromEntries(Object.entries(schema.properties).filter(([name]) => shown.includes(name)));
  const pruned: ObjectSchema = { ...schema, properties, required };
  return { schema: pruned, validate: createValidate(pruned) };
}
