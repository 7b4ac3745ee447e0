import type { RJSFSchema, SchemaUtilsType, UiSchema } from '@rjsf/utils';
import { EngineError } from '../../core/errors/EngineError.ts';

const notAsked = (): never => {
  throw new EngineError('A page of resolved schemas has no use for this part of rjsf.');
};

const hasChoices = ({ enum: values, oneOf }: RJSFSchema): boolean => values !== undefined || oneOf !== undefined;

/**
 * Answers what rjsf's fields ask about a schema. Documents are resolved when they are loaded (no `$ref`, no conditions,
 * `oneOf` only for labelled choices), so the answers are simple. rjsf's own resolver, most of its weight, is left out.
 */
export class FieldSchemas implements SchemaUtilsType<unknown, RJSFSchema> {
  readonly #root: RJSFSchema;

  constructor(root: RJSFSchema) {
    this.#root = root;
  }

  getRootSchema = (): RJSFSchema => this.#root;
  retrieveSchema = (schema: RJSFSchema): RJSFSchema => schema;
  isSelect = hasChoices;
  isFilesArray = (): boolean => false;
  getDisplayLabel = (_schema: RJSFSchema, uiSchema?: UiSchema): boolean => uiSchema?.['ui:label'] !== false;

  isMultiSelect({ type, items }: RJSFSchema): boolean {
    return type === 'array' && typeof items === 'object' && !Array.isArray(items) && hasChoices(items);
  }

  getValidator = notAsked;
  doesSchemaUtilsDiffer = notAsked;
  findFieldInSchema = notAsked;
  findSelectedOptionInXxxOf = notAsked;
  getDefaultFormState = notAsked;
  getClosestMatchingOption = notAsked;
  getFirstMatchingOption = notAsked;
  getFromSchema = notAsked;
  omitExtraData = notAsked;
  sanitizeDataForNewSchema = notAsked;
  toPathSchema = notAsked;
}
