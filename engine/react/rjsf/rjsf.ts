/**
 * What the fields and widgets use of rjsf: how its elements are named, how a `uiSchema` is read, and its types. This folder alone
 * imports rjsf; why it is used as it is used stands in docs/decisions/003-rjsf-without-its-form.md.
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
