import type { MessageCatalogue } from '#engine';
import { genericMessages } from '../../messages/generic.ts';

/** The words for a violation that a form's own document does not word (document 1, section 5), by keyword and kind. */
export const messageCatalogue: MessageCatalogue = {
  invalid: genericMessages.pattern,
  required: genericMessages.required,
  'required.checkbox': genericMessages.checkbox,
  'required.date': genericMessages.date,
  'required.list': genericMessages.select,
  'required.select': genericMessages.select,
  'const.checkbox': genericMessages.checkbox,
  enum: genericMessages.select,
  minItems: genericMessages.select,
  'format.date': genericMessages.dateInvalid,
  'month.date': genericMessages.dateMonth,
  'day.date': genericMessages.dateDay,
  'year.date': genericMessages.dateYear,
  pattern: genericMessages.pattern,
  minLength: genericMessages.minLength,
  maxLength: genericMessages.maxLength,
  minimum: genericMessages.minimum,
  maximum: genericMessages.maximum,
};
