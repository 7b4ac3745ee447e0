import type { TemplatesType } from '@rjsf/utils';
import { EngineError } from '../../core/errors/EngineError.ts';
import type { FormContext } from '../form/FormContext.ts';
import type { RJSFSchema } from './rjsf.ts';

/** In place of the templates of rjsf's `Form`, `SchemaField`, arrays and `anyOf`, which the engine does not use. */
function NotUsed(): never {
  throw new EngineError('A page uses no such part of rjsf.');
}

/** All templates that rjsf's type requires. */
export const templates: TemplatesType<unknown, RJSFSchema, FormContext> = {
  FieldTemplate: NotUsed,
  FieldErrorTemplate: NotUsed,
  FieldHelpTemplate: NotUsed,
  DescriptionFieldTemplate: NotUsed,
  ArrayFieldTemplate: NotUsed,
  ArrayFieldDescriptionTemplate: NotUsed,
  ArrayFieldItemButtonsTemplate: NotUsed,
  ArrayFieldItemTemplate: NotUsed,
  ArrayFieldTitleTemplate: NotUsed,
  BaseInputTemplate: NotUsed,
  CyclicSchemaExpandTemplate: NotUsed,
  ErrorListTemplate: NotUsed,
  FallbackFieldTemplate: NotUsed,
  GridTemplate: NotUsed,
  MultiSchemaFieldTemplate: NotUsed,
  ObjectFieldTemplate: NotUsed,
  OptionalDataControlsTemplate: NotUsed,
  TitleFieldTemplate: NotUsed,
  UnsupportedFieldTemplate: NotUsed,
  WrapIfAdditionalTemplate: NotUsed,
  ButtonTemplates: {
    SubmitButton: NotUsed,
    AddButton: NotUsed,
    CopyButton: NotUsed,
    MoveDownButton: NotUsed,
    MoveUpButton: NotUsed,
    RemoveButton: NotUsed,
    ClearButton: NotUsed,
  },
};
