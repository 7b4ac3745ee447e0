import type { RJSFSchema, TemplatesType } from '@rjsf/utils';
import { EngineError } from '../../core/errors/EngineError.ts';
import { DescriptionTemplate } from './DescriptionTemplate.tsx';
import { FieldErrorTemplate } from './FieldErrorTemplate.tsx';
import { FieldHelpTemplate } from './FieldHelpTemplate.tsx';
import { FieldTemplate } from './FieldTemplate.tsx';
import type { FormContext } from './FormContext.ts';

/** Stands for the templates of rjsf parts that are not used here: its form, its arrays and its way round `anyOf`. */
function NotUsed(): never {
  throw new EngineError('A page uses no such part of rjsf.');
}

/** How the parts of a field are drawn. */
export const templates: TemplatesType<unknown, RJSFSchema, FormContext> = {
  FieldTemplate,
  FieldErrorTemplate,
  FieldHelpTemplate,
  DescriptionFieldTemplate: DescriptionTemplate,
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
