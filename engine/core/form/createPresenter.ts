import type { JsonObject } from '../json/Json.ts';
import type { JsonSchema, ObjectSchema } from '../json/JsonSchema.ts';
import { createGroupValidate, createPropertyValidators, type Validate } from '../validation/validate.ts';
import type { PagePlan } from './FormPlan.ts';
import { choiceNames, offerChoices } from './offerChoices.ts';

interface PresentedPage {
  readonly schema: ObjectSchema;
  readonly validate: Validate;
}

/** The limit of the cache, which is then emptied. In one visit a page has few sets of shown fields. */
const MOST_REMEMBERED = 64;

type Presenter = (shown: readonly string[], required: readonly string[]) => PresentedPage;

/**
 * Prunes a page's schema to the shown fields and inserts the context's choices. Results are cached by shown and
 * required fields, as long as the lists of choices stay the same.
 */
export function createPresenter(
  schema: ObjectSchema,
  uiSchema: Readonly<Record<string, unknown>> = {},
): Pick<PagePlan, 'present' | 'validator'> {
  const names = choiceNames(uiSchema);
  const readLists = (context: JsonObject) => names.map((name) => context[name]);
  let last: { readonly lists: readonly unknown[]; readonly presenter: Presenter } | undefined;
  function presenterFor(context: JsonObject): Presenter {
    const lists = readLists(context);
    if (last?.lists.every((list, index) => list === lists[index])) return last.presenter;
    const presenter = createMemoizedPresenter(names.length === 0 ? schema : offerChoices(schema, uiSchema, context));
    last = { lists, presenter };
    return presenter;
  }

  return {
    present: (shown, required, context) => presenterFor(context)(shown, required).schema,
    validator: (shown, required, context) => presenterFor(context)(shown, required).validate,
  };
}

function createMemoizedPresenter(schema: ObjectSchema): Presenter {
  const remembered = new Map<string, PresentedPage>();
  // All these schemas have the same fields, so they share the validators of the fields.
  const resolveValidator = createPropertyValidators(schema);
  return (shown, required) => {
    const key = `${shown.join('/')} ${required.join('/')}`;
    const cached = remembered.get(key);
    if (cached !== undefined) return cached;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    const pruned = prune(schema, shown, required);
    const presented = { schema: pruned, validate: createGroupValidate(pruned, resolveValidator) };
    remembered.set(key, presented);
    return presented;
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
