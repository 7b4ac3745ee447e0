/**
 * The parts of rjsf that fields and widgets use: the ids of its elements, how a `uiSchema` is read, and its types. Only
 * this folder imports rjsf. docs/decisions/003-rjsf-without-its-form.md explains why rjsf is used in this way.
 */
export {
  descriptionId,
  type EnumOptionsType,
  errorId,
  type FieldPathId,
  type FieldPathList,
  type FieldProps,
  getUiOptions,
  helpId,
  optionId,
  type Registry,
  type RJSFSchema,
  titleId,
  toFieldPathId,
  type UiSchema,
  type WidgetProps,
} from '@rjsf/utils';
